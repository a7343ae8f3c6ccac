-- content: 1034 connectors: how many to each pole, an outline of its own
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 9, '2026-11-30', '[{"fact":"连接器","before":"每相2~3只单芯插座，单只630 A；1600 A用3只","after":"A、B、C、N每极2~3只单芯插座，另有1只PE插座，单只630 A；1600 A每极3只"},{"fact":"端子 连接器组（每极2~3只并联）","before":"","after":"电源侧"},{"fact":"端子 连接器组","before":"电源侧","after":""}]');
--> statement-breakpoint
UPDATE `product_traits` SET `outline` = 'quickConnectFloor' WHERE `product` = 1034;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = 'A、B、C、N每极2~3只单芯插座，另有1只PE插座，单只630 A；1600 A每极3只' WHERE `product` = 1034 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["连接器组（每极2~3只并联）","电源侧"],["出线母排","负荷侧"],["QF端子","断路器遥控遥信"],["EPO1、2","急停干接点"]]' WHERE `product` = 1034 AND `name` = '端子';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 05:47:50' WHERE `id` = 1034;
