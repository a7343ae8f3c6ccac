-- content: what LH-XCS-7 is for
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 14, '2026-11-30', '[{"fact":"基本功能","before":"电容与7%调谐电抗一体、抑制5次及以上谐波的抗谐波补偿单元。","after":"电容与7%调谐电抗一体的抗谐波补偿单元，用于以5次谐波及更高次谐波为主的场合。"}]');
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '电容与7%调谐电抗一体的抗谐波补偿单元，用于以5次谐波及更高次谐波为主的场合。', `updatetime` = '2026-11-30 00:27:43' WHERE `id` = 1011;
