-- content: 功率因数的符号写作 cosφ
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 3, '2026-11-26', '[{"fact":"投切门限","before":"功率因数与无功双判据，COSφ 0.90~0.99可设","after":"功率因数与无功双判据，cosφ 0.90~0.99可设"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1018, 3, '2026-11-26', '[{"fact":"整定","before":"COSφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%","after":"cosφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%"}]');
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '功率因数与无功双判据，cosφ 0.90~0.99可设' WHERE `product` = 1001 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'cosφ 0.90~0.99，延时1~999 s，谐波闭锁1%~30%' WHERE `product` = 1018 AND `place` = 6;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-26 03:09:25' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-26 03:09:25' WHERE `id` = 1018;
