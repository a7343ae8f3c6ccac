-- content: 组合由订货代码得出
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 0, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 0, 'output-capacity', 29.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 1, 'rated-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 1, 'output-capacity', 44.8, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 4, 'reactance-rate', 7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 5, 'reactance-rate', 14, '');
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 480 WHERE `product` = 1013 AND `place` = 1 AND `key` = 'capacitor-voltage';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 525 WHERE `product` = 1013 AND `place` = 2 AND `key` = 'capacitor-voltage';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 27 WHERE `product` = 1013 AND `place` = 2 AND `key` = 'output-capacity';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 525 WHERE `product` = 1013 AND `place` = 3 AND `key` = 'capacitor-voltage';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 40.5 WHERE `product` = 1013 AND `place` = 3 AND `key` = 'output-capacity';
--> statement-breakpoint
UPDATE `product_combinations` SET `figure` = 480 WHERE `product` = 1013 AND `place` = 4 AND `key` = 'capacitor-voltage';
--> statement-breakpoint
UPDATE `product_combinations` SET `choice` = 'C级（0.5S级）' WHERE `product` = 1061 AND `place` = 0 AND `key` = 'active-energy';
--> statement-breakpoint
UPDATE `product_combinations` SET `choice` = '0.015-0.075(6) A' WHERE `product` = 1061 AND `place` = 0 AND `key` = 'current-input';
--> statement-breakpoint
UPDATE `product_combinations` SET `choice` = 'B级（1级）' WHERE `product` = 1061 AND `place` = 1 AND `key` = 'active-energy';
--> statement-breakpoint
UPDATE `product_combinations` SET `choice` = '0.2-0.5(60) A' WHERE `product` = 1061 AND `place` = 1 AND `key` = 'current-input';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 0 AND `key` = 'reactance-rate';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 1 AND `key` = 'reactance-rate';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 4 AND `key` = 'rated-capacity';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 4 AND `key` = 'output-capacity';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 5 AND `key` = 'rated-capacity';
--> statement-breakpoint
DELETE FROM `product_combinations` WHERE `product` = 1013 AND `place` = 5 AND `key` = 'output-capacity';
