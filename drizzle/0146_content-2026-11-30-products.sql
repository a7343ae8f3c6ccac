-- content: 抽屉电容的条件
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 8, '2026-11-30', '[{"fact":"基本功能","before":"抽插结构、母线夹自动对接的模块化共补电容，带电抽出不停柜。","after":"抽插结构、母线夹自动对接的模块化共补电容，退出投切后可带电抽出，不停柜。"}]');
--> statement-breakpoint
UPDATE `products` SET `basicfunction` = '抽插结构、母线夹自动对接的模块化共补电容，退出投切后可带电抽出，不停柜。', `updatetime` = '2026-11-30 10:28:31' WHERE `id` = 1003;
