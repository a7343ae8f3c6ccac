-- content: 1035 takes PE in, too
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1035, 4, '2026-11-30', '[{"fact":"端子 应急A/B/C/N/PE","before":"","after":"应急接入"},{"fact":"端子 应急A/B/C/N","before":"应急接入","after":""}]');
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["常用A/B/C/N","市电进线"],["应急A/B/C/N/PE","应急接入"],["出线排","应急母线"],["DO1","机组起动"],["DI1~DI4","外部信号"]]' WHERE `product` = 1035 AND `name` = '端子';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 06:06:17' WHERE `id` = 1035;
