-- content: transfer, operation and life of switching devices are no facts of compensation
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('transfer-time', '切换时间', '动作与寿命', 'list', 42, 'ms', '', 0, 40, '', 'less');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('operation', '操作方式', '动作与寿命', 'text', 43, '', '', 0, 0, '', '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`, `better`) VALUES ('operating-life', '动作寿命', '动作与寿命', 'list', 44, '次', '', 0, 0, '', 'more');
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 45 WHERE `key` = 'measured';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 46 WHERE `key` = 'quality-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 47 WHERE `key` = 'voltage-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 48 WHERE `key` = 'current-input';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 49 WHERE `key` = 'circuits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 50 WHERE `key` = 'accuracy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 51 WHERE `key` = 'active-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 52 WHERE `key` = 'reactive-energy';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 53 WHERE `key` = 'errors';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 54 WHERE `key` = 'sampling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 55 WHERE `key` = 'harmonics';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 56 WHERE `key` = 'tariffs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 57 WHERE `key` = 'metering';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 58 WHERE `key` = 'storage';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 59 WHERE `key` = 'temperature-points';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 60 WHERE `key` = 'measured-temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 61 WHERE `key` = 'ct-primary';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 62 WHERE `key` = 'ct-output';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 63 WHERE `key` = 'rated-burden';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 64 WHERE `key` = 'communication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 65 WHERE `key` = 'protocol';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 66 WHERE `key` = 'radio-frequency';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 67 WHERE `key` = 'report-interval';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 68 WHERE `key` = 'connected-devices';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 69 WHERE `key` = 'digital-inputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 70 WHERE `key` = 'relay-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 71 WHERE `key` = 'analog-outputs';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 72 WHERE `key` = 'interface';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 73 WHERE `key` = 'display';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 74 WHERE `key` = 'protection';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 75 WHERE `key` = 'phase-indication';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 76 WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 77 WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 78 WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 79 WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 80 WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 81 WHERE `key` = 'live-withdrawal';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 82 WHERE `key` = 'cooling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 83 WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 84 WHERE `key` = 'mounting';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 85 WHERE `key` = 'application';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 86 WHERE `key` = 'dimensions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 87 WHERE `key` = 'cutout';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 88 WHERE `key` = 'depth';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 89 WHERE `key` = 'weight';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 90 WHERE `key` = 'construction';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 91 WHERE `key` = 'functions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 92 WHERE `key` = 'options';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 93 WHERE `key` = 'order-code';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 94 WHERE `key` = 'power-quality-limits';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 95 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'transfer-time' WHERE `product` = 1030 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'operating-life' WHERE `product` = 1030 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'transfer-time' WHERE `product` = 1035 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'operation' WHERE `product` = 1071 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'operating-life' WHERE `product` = 1071 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'operation' WHERE `product` = 1072 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_parameters` SET `key` = 'operating-life' WHERE `product` = 1072 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'transfer-time' WHERE `product` = 1030 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'operating-life' WHERE `product` = 1030 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'transfer-time' WHERE `product` = 1035 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'operating-life' WHERE `product` = 1071 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'operating-life' WHERE `product` = 1071 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'operating-life' WHERE `product` = 1072 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'operating-life' WHERE `product` = 1072 AND `place` = 13;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 15:11:12' WHERE `id` = 1030;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 15:11:12' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 15:11:12' WHERE `id` = 1071;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 15:11:12' WHERE `id` = 1072;
