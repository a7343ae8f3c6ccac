-- content: 智能电容器在400 V的输出
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 34, 'protection-class', NULL, NULL, 'IP20', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 35, 'weight', 13, 13, '', '40 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 36, 'display', NULL, NULL, '点阵LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 37, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1001, 38, 'depth', 395, 395, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 31, 'weight', 16, 16, '', '50 kvar', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 32, 'display', NULL, NULL, '段码LCD', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 33, 'mounting', NULL, NULL, '柜内固定', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1002, 34, 'depth', 420, 420, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 6, 'output-capacity', 7.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 6, 'rated-capacity', 10, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 7, 'output-capacity', 11.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 7, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 8, 'output-capacity', 15.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 8, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 9, 'output-capacity', 23.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 9, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 10, 'output-capacity', 31.6, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 10, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 11, 'output-capacity', 7.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 11, 'step-combination', NULL, '5+5');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 12, 'output-capacity', 11.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 12, 'step-combination', NULL, '10+5');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 13, 'output-capacity', 15.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 13, 'step-combination', NULL, '10+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 14, 'output-capacity', 23.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 14, 'step-combination', NULL, '15+15');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 15, 'output-capacity', 23.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 15, 'step-combination', NULL, '20+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 16, 'output-capacity', 31.6, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 16, 'step-combination', NULL, '20+20');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 4, 'output-capacity', 13.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 4, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 5, 'output-capacity', 20.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 5, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 6, 'output-capacity', 27.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 6, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 7, 'output-capacity', 34.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 7, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 8, 'output-capacity', 13.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 8, 'step-combination', NULL, '10+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 9, 'output-capacity', 20.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 9, 'step-combination', NULL, '15+15');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 10, 'output-capacity', 27.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 10, 'step-combination', NULL, '20+20');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 11, 'output-capacity', 34.7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 11, 'step-combination', NULL, '25+25');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 26, '2026-11-30', '[{"fact":"400 V实际输出","before":"标称容量×0.790","after":"7.9、11.9、15.8、23.7、31.6 kvar（标称×0.790）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 15, '2026-11-30', '[{"fact":"400 V实际输出","before":"标称容量×0.694","after":"13.9、20.8、27.8、34.7 kvar（标称×0.694）"}]');
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '7.9、11.9、15.8、23.7、31.6 kvar（标称×0.790）' WHERE `product` = 1001 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_parameters` SET `text` = '13.9、20.8、27.8、34.7 kvar（标称×0.694）' WHERE `product` = 1002 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 7.9, `max` = 7.9, `choice` = '', `condition` = '标称×0.790' WHERE `product` = 1001 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 11.9, `max` = 11.9, `condition` = '标称×0.790' WHERE `product` = 1001 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 15.8, `max` = 15.8, `condition` = '标称×0.790' WHERE `product` = 1001 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 23.7, `max` = 23.7, `condition` = '标称×0.790' WHERE `product` = 1001 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 31.6, `max` = 31.6, `choice` = '', `condition` = '标称×0.790' WHERE `product` = 1001 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `choice` = '同步开关', `condition` = '', `optional` = 0 WHERE `product` = 1001 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '', `condition` = '柜内空气' WHERE `product` = 1001 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `min` = NULL, `max` = 90, `condition` = '' WHERE `product` = 1001 AND `place` = 30;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1001 AND `place` = 31;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '级联RJ45' WHERE `product` = 1001 AND `place` = 32;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1001 AND `place` = 33;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 13.9, `max` = 13.9, `condition` = '标称×0.694' WHERE `product` = 1002 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 20.8, `max` = 20.8, `choice` = '', `condition` = '标称×0.694' WHERE `product` = 1002 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 27.8, `max` = 27.8, `condition` = '标称×0.694' WHERE `product` = 1002 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'output-capacity', `min` = 34.7, `max` = 34.7, `condition` = '标称×0.694' WHERE `product` = 1002 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'max-current', `min` = 1.5, `max` = 1.5 WHERE `product` = 1002 AND `place` = 17;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-element', `max` = NULL, `choice` = '同步开关' WHERE `product` = 1002 AND `place` = 18;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99, `condition` = '' WHERE `product` = 1002 AND `place` = 19;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 180, `condition` = '' WHERE `product` = 1002 AND `place` = 20;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reclose-interval', `min` = 180, `max` = NULL, `condition` = '' WHERE `product` = 1002 AND `place` = 21;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'inrush', `min` = NULL, `max` = 2.5, `condition` = '', `optional` = 0 WHERE `product` = 1002 AND `place` = 22;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 300000, `choice` = '', `condition` = '电气' WHERE `product` = 1002 AND `place` = 23;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-life', `min` = 1000000, `max` = NULL, `condition` = '机械' WHERE `product` = 1002 AND `place` = 24;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `condition` = '柜内空气' WHERE `product` = 1002 AND `place` = 25;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 65, `choice` = '', `condition` = '选配', `optional` = 1 WHERE `product` = 1002 AND `place` = 26;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = '级联RJ45', `condition` = '' WHERE `product` = 1002 AND `place` = 27;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'humidity', `max` = 90, `choice` = '' WHERE `product` = 1002 AND `place` = 28;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'altitude', `max` = 2000, `choice` = '' WHERE `product` = 1002 AND `place` = 29;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20' WHERE `product` = 1002 AND `place` = 30;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 10:27:48' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 10:27:48' WHERE `id` = 1002;
