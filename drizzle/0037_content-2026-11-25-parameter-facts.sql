-- content: what parameters say beside their figures: combinations, sizes, standards, options, yes or no; choices that texts name
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('phase-indication', '相序指示', '保护', 'yesno', 68, '', '是,否', 0, 0, '');
--> statement-breakpoint
INSERT INTO `parameters` (`key`, `name`, `group`, `kind`, `sort`, `unit`, `choices`, `filter`, `card`, `field`) VALUES ('live-withdrawal', '带电抽出', '环境与安装', 'yesno', 74, '', '是,否', 0, 0, '');
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1003, 13, 'depth', 430, 430, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1018, 16, 'depth', NULL, 85, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1033, 11, 'depth', 300, 300, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1047, 17, 'depth', NULL, 110, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_values` (`product`, `place`, `key`, `min`, `max`, `choice`, `condition`, `exclusive`, `optional`) VALUES (1062, 13, 'depth', 75, 75, '', '', 0, 0);
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 0, 'rated-capacity', 10, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 0, 'step-combination', NULL, '5+5');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 1, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 1, 'step-combination', NULL, '10+5');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 2, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 2, 'step-combination', NULL, '10+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 3, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 3, 'step-combination', NULL, '15+15');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 4, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 4, 'step-combination', NULL, '20+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 5, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1001, 5, 'step-combination', NULL, '20+20');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 0, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 0, 'step-combination', NULL, '10+10');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 1, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 1, 'step-combination', NULL, '15+15');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 2, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 2, 'step-combination', NULL, '20+20');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 3, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1002, 3, 'step-combination', NULL, '25+25');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1010, 0, 'system-voltage', 6000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1010, 0, 'withstand-voltage', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1010, 1, 'system-voltage', 10000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1010, 1, 'withstand-voltage', 42, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 0, 'rated-capacity', 10, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 0, 'output-capacity', 7.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 1, 'rated-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 1, 'output-capacity', 14.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 2, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 2, 'output-capacity', 22.4, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 3, 'rated-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 3, 'output-capacity', 29.9, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 4, 'rated-capacity', 50, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1011, 4, 'output-capacity', 37.3, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 0, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 0, 'output-capacity', 10.1, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 1, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 1, 'output-capacity', 20.2, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 2, 'rated-capacity', 45, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 2, 'output-capacity', 30.4, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 3, 'rated-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1012, 3, 'output-capacity', 40.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 0, 'capacitor-voltage', 480, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 0, 'reactance-rate', 7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 1, 'capacitor-voltage', 525, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1013, 1, 'reactance-rate', 14, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 0, 'rated-capacity', 15, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 0, 'output-capacity', 10.3, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 1, 'rated-capacity', 24, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 1, 'output-capacity', 16.4, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 2, 'rated-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1014, 2, 'output-capacity', 20.5, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 0, 'capacitor-voltage', 450, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 0, 'reactance-rate', 7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 1, 'capacitor-voltage', 480, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 1, 'reactance-rate', 7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 2, 'capacitor-voltage', 525, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 2, 'reactance-rate', 7, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 3, 'capacitor-voltage', 525, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1040, 3, 'reactance-rate', 14, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 0, 'system-voltage', 400, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 0, 'compensation-mode', NULL, '共补');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 1, 'system-voltage', 230, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 1, 'compensation-mode', NULL, '分补');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 2, 'controlled-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 2, 'rated-current', 45, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 3, 'controlled-capacity', 30, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 3, 'rated-current', 63, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 4, 'controlled-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1043, 4, 'rated-current', 80, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 0, 'controlled-capacity', 20, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 0, 'rated-current', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 1, 'controlled-capacity', 40, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 1, 'rated-current', 90, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 2, 'controlled-capacity', 60, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1045, 2, 'rated-current', 120, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1061, 0, 'current-input', NULL, '0.2-0.5(60) A');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1061, 0, 'active-energy', NULL, 'B级（1级）');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1061, 1, 'current-input', NULL, '0.015-0.075(6) A');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1061, 1, 'active-energy', NULL, 'C级（0.5S级）');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 0, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 0, 'ct-primary', 200, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 1, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 1, 'ct-primary', 300, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 2, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 2, 'ct-primary', 400, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 3, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 3, 'ct-primary', 600, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 4, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 4, 'ct-primary', 800, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 5, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 5, 'ct-primary', 1000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 6, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 6, 'ct-primary', 1500, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 7, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 7, 'ct-primary', 2000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 8, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 8, 'ct-primary', 3000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 9, 'accuracy', NULL, '0.5级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 9, 'ct-primary', 5000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 10, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 10, 'ct-primary', 100, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 11, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 11, 'ct-primary', 150, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 12, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 12, 'ct-primary', 200, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 13, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 13, 'ct-primary', 300, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 14, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 14, 'ct-primary', 400, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 15, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 15, 'ct-primary', 600, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 16, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 16, 'ct-primary', 800, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 17, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 17, 'ct-primary', 1000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 18, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 18, 'ct-primary', 1500, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 19, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 19, 'ct-primary', 2000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 20, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 20, 'ct-primary', 3000, '');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 21, 'accuracy', NULL, '1.0级');
--> statement-breakpoint
INSERT INTO `product_combinations` (`product`, `place`, `key`, `figure`, `choice`) VALUES (1075, 21, 'ct-primary', 5000, '');
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1001, 0, 'body', '', '', 0, 80, 80, 310, 350, 395, 395);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1001, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1002, 0, 'body', '', '', 0, 90, 90, 370, 370, 420, 420);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1002, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1003, 0, 'body', '', '', 0, 200, 200, 178, 178, 430, 430);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1003, 1, 'cutout', '滑轨开档尺寸', '', 0, 205, 205, 185, 185, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1004, 0, 'body', '', '', 0, 80, 80, 330, 390, 395, 395);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1004, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1005, 0, 'body', '', '', 0, 600, 600, 900, 900, 400, 400);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1005, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1006, 0, 'body', '', '', 0, 800, 800, 2200, 2200, 800, 800);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1006, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1007, 0, 'body', '柱上型', '', 0, 700, 700, 1000, 1000, 450, 450);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1008, 0, 'body', '单组柜', '', 0, 1200, 1200, 2300, 2300, 1200, 1200);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1008, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1009, 0, 'body', '框架', '', 0, 1600, 1600, 1400, 1400, 900, 900);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1009, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1010, 0, 'body', '', '', 0, 1000, 1000, 2000, 2000, 1100, 1100);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1011, 0, 'body', '', '', 0, 190, 190, 370, 370, 525, 525);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1011, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1012, 0, 'body', '', '', 0, 210, 210, 390, 390, 545, 545);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1012, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1013, 0, 'body', '', '', 0, 500, 500, 700, 700, 320, 320);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1014, 0, 'body', '', '', 0, 230, 230, 390, 390, 545, 545);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1014, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1015, 0, 'body', '单柜', '', 0, 1000, 1000, 2200, 2200, 1000, 1000);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1016, 0, 'body', '柜组 3面', '', 0, 3000, 3000, 2300, 2300, 1000, 1000);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1017, 0, 'body', '单柜', '', 0, 800, 800, 2200, 2200, 1000, 1000);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1018, 0, 'body', '', '', 0, 120, 120, 120, 120, 90, 90);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1018, 1, 'cutout', '', '+0.8/0', 0, 112, 112, 112, 112, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1019, 0, 'body', '', '', 0, 280, 280, 200, 200, 90, 90);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1019, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1020, 0, 'body', '', '', 0, 320, 320, 220, 220, 100, 100);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1020, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1021, 0, 'body', '', '', 0, 200, 200, 150, 150, 45, 45);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1021, 1, 'cutout', '', '+0.8/0', 0, 192, 192, 138, 138, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1022, 0, 'body', '100 kvar', '', 0, 500, 500, 230, 230, 560, 560);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1022, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1023, 0, 'body', '', '', 0, 500, 500, 270, 270, 640, 640);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1023, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1024, 0, 'body', '50 kvar', '', 0, 500, 500, 720, 720, 250, 250);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1024, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1025, 0, 'body', '', '', 0, 650, 650, 900, 900, 420, 420);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1025, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1026, 0, 'body', '100 A', '', 0, 500, 500, 230, 230, 560, 560);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1026, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1027, 0, 'body', '35 A', '', 0, 440, 440, 600, 600, 220, 220);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1027, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1028, 0, 'body', '300 A', '', 0, 800, 800, 2200, 2200, 1000, 1000);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1028, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1029, 0, 'body', '', '', 0, 600, 600, 1000, 1000, 450, 450);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1029, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1030, 0, 'body', '主控', '', 0, 240, 240, 160, 160, 80, 80);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1030, 1, 'body', '换相单元', '', 0, 220, 220, 150, 150, 90, 90);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1030, 2, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1031, 0, 'body', '', '', 0, 250, 250, 180, 180, 160, 160);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1031, 1, 'cutout', '', '+1/0', 0, 238, 238, 168, 168, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1032, 0, 'body', '', '', 0, 96, 96, 96, 96, 95, 95);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1032, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1033, 0, 'body', '400 A', '', 0, 800, 800, 1000, 1000, 300, 300);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1033, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1034, 0, 'body', '1600 A', '', 0, 1200, 1200, 1600, 1600, 600, 600);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1034, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1035, 0, 'body', '630 A', '', 0, 800, 800, 1800, 1800, 600, 600);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1035, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1036, 0, 'body', '', '', 1, 76, 116, 150, 280, 76, 116);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1036, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1037, 0, 'body', '', '', 1, 116, 136, 245, 345, 116, 136);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1037, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1038, 0, 'body', '', '', 0, 175, 175, 200, 290, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1039, 0, 'body', '', '', 0, 230, 230, 290, 290, 90, 90);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1040, 0, 'body', '480 V/30 kvar/7%', '', 0, 230, 230, 210, 210, 170, 170);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1041, 0, 'body', '参考', '', 0, 340, 340, 320, 320, 260, 260);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1042, 0, 'body', '43型', '', 0, 78, 78, 135, 135, 115, 115);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1043, 0, 'body', '', '', 0, 100, 100, 180, 180, 110, 110);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1044, 0, 'body', '', '', 0, 98, 98, 160, 160, 95, 95);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1045, 0, 'body', '', '', 0, 160, 160, 260, 260, 185, 185);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1046, 0, 'body', '', '', 0, 144, 144, 144, 144, 90, 90);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1046, 1, 'cutout', '', '+1/0', 0, 138, 138, 138, 138, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1047, 0, 'body', '', '', 0, 162, 162, 102, 102, 120, 120);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1047, 1, 'cutout', '', '+1/0', 0, 152, 152, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1048, 0, 'body', '', '', 0, 96, 96, 96, 96, 78, 78);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1048, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1049, 0, 'body', '', '', 0, 96, 96, 96, 96, 75, 75);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1049, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1050, 0, 'body', '', '', 0, 96, 96, 96, 96, 88, 88);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1050, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1051, 0, 'body', '', '', 0, 96, 96, 96, 96, 80, 80);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1051, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1052, 0, 'body', '', '', 0, 96, 96, 96, 96, 100, 100);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1052, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1053, 0, 'body', '', '', 0, 96, 96, 96, 96, 86, 86);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1053, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1054, 0, 'body', '', '', 0, 72, 72, 72, 72, 80, 80);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1054, 1, 'cutout', '', '+0.7/0', 0, 68, 68, 68, 68, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1055, 0, 'body', '', '', 0, 72, 72, 72, 72, 82, 82);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1055, 1, 'cutout', '', '+0.7/0', 0, 68, 68, 68, 68, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1056, 0, 'body', '', '', 0, 120, 120, 120, 120, 82, 82);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1056, 1, 'cutout', '', '+0.8/0', 0, 112, 112, 112, 112, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1057, 0, 'body', '1P', '', 0, 18, 18, 118, 118, 66, 66);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1057, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1058, 0, 'body', '2P', '', 0, 36, 36, 92, 92, 68, 68);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1058, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1059, 0, 'body', '7P', '', 0, 126, 126, 90, 90, 65, 65);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1059, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1060, 0, 'body', '4P', '', 0, 72, 72, 90, 90, 65, 65);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1060, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1061, 0, 'body', '', '', 0, 170, 170, 265, 265, 75, 75);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1061, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1062, 0, 'body', '', '', 0, 170, 170, 265, 265, 75, 75);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1062, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1063, 0, 'body', '', '', 0, 72, 72, 72, 72, 75, 75);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1063, 1, 'cutout', '', '+0.7/0', 0, 68, 68, 68, 68, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1064, 0, 'body', '', '', 0, 96, 96, 96, 96, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1064, 1, 'cutout', '', '+0.8/0', 0, 92, 92, 92, 92, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1065, 0, 'body', '4P', '', 0, 72, 72, 90, 90, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1065, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1066, 0, 'body', '', '', 0, 90, 90, 100, 100, 75, 75);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1066, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1067, 0, 'body', '3P', '', 0, 54, 54, 90, 90, 65, 65);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1067, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1068, 0, 'body', '', '', 0, 158, 158, 112, 112, 65, 65);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1068, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1069, 0, 'body', '', '', 0, 100, 100, 95, 95, 45, 45);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1069, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1070, 0, 'body', '室外型', '', 0, 220, 220, 180, 180, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1071, 0, 'body', '1P+N', '', 0, 36, 36, 90, 90, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1071, 1, 'body', '三相4P', '', 0, 90, 90, 90, 90, 70, 70);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1071, 2, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1072, 0, 'body', '3P', '', 0, 105, 105, 165, 165, 110, 110);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1072, 1, 'body', '4P', '', 0, 140, 140, 165, 165, 110, 110);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1073, 0, 'body', '', '', 0, 42, 42, 32, 32, 18, 18);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1073, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1074, 0, 'body', '', '', 0, 28, 28, 28, 28, 16, 16);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1074, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1075, 0, 'body', 'φ24型', '', 0, 61, 61, 78, 78, 36, 36);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1075, 1, 'body', '80×50型', '', 0, 125, 125, 150, 150, 50, 50);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1076, 0, 'body', '4P', '', 0, 72, 72, 90, 90, 66, 66);
--> statement-breakpoint
INSERT INTO `product_sizes` (`product`, `place`, `kind`, `version`, `tolerance`, `round`, `width_min`, `width_max`, `height_min`, `height_max`, `depth_min`, `depth_max`) VALUES (1076, 1, 'cutout', '', '', 0, NULL, NULL, NULL, NULL, NULL, NULL);
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1001, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1001, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1001, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1002, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1002, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1002, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1003, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1003, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1003, 2, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1004, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1004, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1004, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1005, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1005, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1005, 2, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1006, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1006, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1006, 2, 'GB/T 7251.8', NULL, '低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1006, 3, 'GB/T 12325', NULL, '电能质量 供电电压偏差');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1007, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1007, 1, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1007, 2, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1008, 0, 'GB/T 11024.1', NULL, '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1008, 1, 'GB 50227', NULL, '并联电容器装置设计规范');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1008, 2, 'DL/T 604', NULL, '高压并联电容器装置使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1009, 0, 'GB/T 11024.1', NULL, '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1009, 1, 'GB 50227', NULL, '并联电容器装置设计规范');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1010, 0, 'GB/T 11024.1', NULL, '标称电压1000 V以上交流电力系统用并联电容器 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1010, 1, 'GB 50227', NULL, '并联电容器装置设计规范');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1011, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1011, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1011, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1011, 3, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1012, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1012, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1012, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1013, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1013, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1013, 2, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1014, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1014, 1, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1014, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1015, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1015, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1015, 2, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1016, 0, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1016, 1, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1017, 0, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1017, 1, 'JB/T 10695', NULL, '低压无功功率动态补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1017, 2, 'GB/T 12326', NULL, '电能质量 电压波动和闪变');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1017, 3, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1018, 0, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1018, 1, 'JB/T 9663', NULL, '低压无功功率自动补偿控制器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1018, 2, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1019, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1019, 1, 'GB/T 17215.301', NULL, '电测量设备（交流） 特殊要求 第1部分：多功能电能表');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1019, 2, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1019, 3, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1020, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1020, 1, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1020, 2, 'DL/T 698.45', NULL, '电能信息采集与管理系统 第4-5部分：通信协议—面向对象的数据交换协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1020, 3, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1021, 0, 'GB/T 7251.8', NULL, '低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1022, 0, 'NB/T 42057', NULL, '低压静止无功发生器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1022, 1, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1022, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1022, 3, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1023, 0, 'NB/T 42057', NULL, '低压静止无功发生器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1023, 1, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1023, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1024, 0, 'NB/T 42057', NULL, '低压静止无功发生器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1024, 1, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1024, 2, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1025, 0, 'NB/T 42057', NULL, '低压静止无功发生器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1025, 1, 'GB/T 12325', NULL, '电能质量 供电电压偏差');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1025, 2, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1025, 3, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1026, 0, 'JB/T 11067', NULL, '低压有源电力滤波装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1026, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1026, 2, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1027, 0, 'JB/T 11067', NULL, '低压有源电力滤波装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1027, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1028, 0, 'JB/T 11067', NULL, '低压有源电力滤波装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1028, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1028, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1028, 3, 'GB/T 7251.8', NULL, '低压成套开关设备和控制设备 第8部分：智能型成套设备通用技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1029, 0, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1029, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1029, 2, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1030, 0, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1030, 1, 'GB/T 14048.1', NULL, '低压开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1030, 2, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 0, 'GB/T 19862', NULL, '电能质量监测设备通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 1, 'GB/T 39853.1', NULL, '供电系统中的电能质量测量 第1部分：电能质量监测设备（PQI）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 3, 'GB/T 24337', NULL, '电能质量 公用电网间谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 4, 'GB/T 12326', NULL, '电能质量 电压波动和闪变');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1031, 5, 'GB/T 15543', NULL, '电能质量 三相电压不平衡');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1032, 0, 'GB/T 19862', NULL, '电能质量监测设备通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1032, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1032, 2, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1033, 0, 'GB/T 11918.1', NULL, '工业用插头插座和耦合器 第1部分：通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1033, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1033, 2, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1034, 0, 'GB/T 11918.1', NULL, '工业用插头插座和耦合器 第1部分：通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1034, 1, 'GB/T 14048.2', NULL, '低压开关设备和控制设备 第2部分：断路器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1034, 2, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1035, 0, 'GB/T 14048.11', NULL, '低压开关设备和控制设备 第6-1部分：多功能电器 转换开关电器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1035, 1, 'GB/T 7251.1', NULL, '低压成套开关设备和控制设备 第1部分：总则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1035, 2, 'GB/T 11918.1', NULL, '工业用插头插座和耦合器 第1部分：通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1036, 0, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1037, 0, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1037, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1038, 0, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1039, 0, 'GB/T 12747.1', NULL, '标称电压1000 V及以下交流电力系统用自愈式并联电容器 第1部分：总则 性能、试验和定额 安全要求 安装和运行导则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1040, 0, 'GB/T 1094.6', NULL, '电力变压器 第6部分：电抗器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1040, 1, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1041, 0, 'GB/T 1094.6', NULL, '电力变压器 第6部分：电抗器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1041, 1, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1042, 0, 'GB/T 14048.4', NULL, '低压开关设备和控制设备 第4-1部分：接触器和电动机起动器 机电式接触器和电动机起动器（含电动机保护器）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1042, 1, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1043, 0, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1043, 1, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1044, 0, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1045, 0, 'GB/T 29312', NULL, '低压无功功率补偿投切器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1045, 1, 'JB/T 10695', NULL, '低压无功功率动态补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1045, 2, 'GB/T 15576', NULL, '低压成套无功功率补偿装置');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1046, 0, 'JB/T 9663', NULL, '低压无功功率自动补偿控制器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1046, 1, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1047, 0, 'DL/T 597', NULL, '低压无功补偿控制器使用技术条件');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1047, 1, 'JB/T 9663', NULL, '低压无功功率自动补偿控制器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1047, 2, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1048, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1048, 1, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1048, 2, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1048, 3, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1049, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1049, 1, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1050, 0, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1050, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1050, 2, 'GB/T 14549', NULL, '电能质量 公用电网谐波');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1051, 0, 'GB/T 17215.301', NULL, '电测量设备（交流） 特殊要求 第1部分：多功能电能表');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1051, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1051, 2, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1051, 3, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1052, 0, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1052, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1053, 0, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1053, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1054, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1054, 1, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1054, 2, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1055, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1055, 1, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1056, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1056, 1, 'GB/T 22264.7', NULL, '安装式数字显示电测量仪表 第7部分：多功能仪表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1056, 2, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1057, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1057, 1, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1058, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1058, 1, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1059, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1059, 1, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1059, 2, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1060, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1060, 1, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1060, 2, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1061, 0, 'GB/T 17215.301', NULL, '电测量设备（交流） 特殊要求 第1部分：多功能电能表');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1061, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1061, 2, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1061, 3, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1062, 0, 'GB/T 17215.301', NULL, '电测量设备（交流） 特殊要求 第1部分：多功能电能表');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1062, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1062, 2, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1062, 3, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1063, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1063, 1, 'GB/T 22264.2', NULL, '安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1064, 0, 'GB/T 22264.1', NULL, '安装式数字显示电测量仪表 第1部分：定义和通用要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1064, 1, 'GB/T 22264.2', NULL, '安装式数字显示电测量仪表 第2部分：电流表和电压表的特殊要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1065, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1065, 1, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1065, 2, 'GB/T 20840.2', NULL, '互感器 第2部分：电流互感器的补充技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1066, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1067, 0, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1067, 1, 'GB/T 17215.323', NULL, '电测量设备（交流） 特殊要求 第23部分：静止式无功电能表（2级和3级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1068, 0, 'GB/T 17215.305', NULL, '电测量设备（交流） 特殊要求 第5部分：多回路电能表');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1068, 1, 'GB/T 17215.321', NULL, '电测量设备（交流） 特殊要求 第21部分：静止式有功电能表（A级、B级、C级、D级和E级）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1068, 2, 'GB/T 20840.2', NULL, '互感器 第2部分：电流互感器的补充技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1069, 0, 'DL/T 645', NULL, '多功能电能表通信协议');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1070, 0, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1071, 0, 'GB/T 10963.1', NULL, '电气附件 家用及类似场所用过电流保护断路器 第1部分：用于交流的断路器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1071, 1, 'GB/T 16917.1', NULL, '家用和类似用途的带过电流保护的剩余电流动作断路器（RCBO） 第1部分：一般规则');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1072, 0, 'GB/T 14048.2', NULL, '低压开关设备和控制设备 第2部分：断路器');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1073, 0, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1074, 0, 'GB/T 4208', NULL, '外壳防护等级（IP代码）');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1075, 0, 'GB/T 20840.2', NULL, '互感器 第2部分：电流互感器的补充技术要求');
--> statement-breakpoint
INSERT INTO `product_standards` (`product`, `place`, `number`, `year`, `title`) VALUES (1076, 0, 'GB 14287.2', NULL, '电气火灾监控系统 第2部分：剩余电流式电气火灾监控探测器');
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 69 WHERE `key` = 'residual-current';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 70 WHERE `key` = 'temperature';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 71 WHERE `key` = 'humidity';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 72 WHERE `key` = 'altitude';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 73 WHERE `key` = 'protection-class';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 75 WHERE `key` = 'cooling';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 76 WHERE `key` = 'noise';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 77 WHERE `key` = 'mounting';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 78 WHERE `key` = 'application';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 79 WHERE `key` = 'dimensions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 80 WHERE `key` = 'cutout';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 81 WHERE `key` = 'depth';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 82 WHERE `key` = 'weight';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 83 WHERE `key` = 'construction';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 84 WHERE `key` = 'functions';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 85 WHERE `key` = 'options';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 86 WHERE `key` = 'order-code';
--> statement-breakpoint
UPDATE `parameters` SET `sort` = 87 WHERE `key` = 'standards';
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'live-withdrawal', `choice` = '是', `condition` = '退出投切状态' WHERE `product` = 1003 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'IP30', `condition` = '抽屉面板' WHERE `product` = 1003 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protection-class', `min` = NULL, `max` = NULL, `choice` = 'IP20', `condition` = '柜内' WHERE `product` = 1003 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1003 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = 'LED数码管' WHERE `product` = 1003 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '抽屉' WHERE `product` = 1003 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `choice` = '0.5级', `condition` = '功率' WHERE `product` = 1018 AND `place` = 2;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'voltage-input', `choice` = '3×220/380 V' WHERE `product` = 1018 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '5 A' WHERE `product` = 1018 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `max` = NULL, `choice` = 'RS485' WHERE `product` = 1018 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'connected-devices', `max` = 40, `choice` = '' WHERE `product` = 1018 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1018 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'Modbus-RTU' WHERE `product` = 1018 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'power-factor', `min` = 0.9, `max` = 0.99 WHERE `product` = 1018 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'switching-delay', `min` = 1, `max` = 999 WHERE `product` = 1018 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 85, `max` = 265 WHERE `product` = 1018 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 55, `choice` = '' WHERE `product` = 1018 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1018 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1018 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '112 mm×112 mm' WHERE `product` = 1018 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `exclusive` = 1 WHERE `product` = 1022 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `exclusive` = 1 WHERE `product` = 1026 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'phase-indication', `choice` = '是', `condition` = '', `optional` = 0 WHERE `product` = 1033 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `min` = NULL, `max` = NULL, `choice` = 'RS485', `condition` = '选配', `optional` = 1 WHERE `product` = 1033 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 50, `choice` = '' WHERE `product` = 1033 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '指示灯' WHERE `product` = 1033 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1033 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'accuracy', `min` = NULL, `max` = NULL, `choice` = '1.0级', `condition` = '功率' WHERE `product` = 1047 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'harmonics', `min` = 2, `max` = 31, `choice` = '' WHERE `product` = 1047 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1047 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `choice` = 'Modbus-RTU' WHERE `product` = 1047 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'DL/T 645-2007' WHERE `product` = 1047 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'storage', `min` = 60, `max` = 60, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1047 AND `place` = 12;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1047 AND `place` = 13;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '点阵LCD' WHERE `product` = 1047 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `choice` = '面板嵌入' WHERE `product` = 1047 AND `place` = 15;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'cutout', `max` = NULL, `choice` = '152 mm×92 mm' WHERE `product` = 1047 AND `place` = 16;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1049 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `condition` = '选配', `optional` = 1 WHERE `product` = 1054 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'current-input', `choice` = '1 A', `condition` = '可订', `optional` = 1 WHERE `product` = 1062 AND `place` = 3;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'active-energy', `choice` = 'C级（0.5S级）' WHERE `product` = 1062 AND `place` = 4;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'reactive-energy', `min` = NULL, `max` = NULL, `choice` = '2级' WHERE `product` = 1062 AND `place` = 5;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'supply-voltage', `min` = 100, `max` = 240, `choice` = '' WHERE `product` = 1062 AND `place` = 6;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = 'RS485' WHERE `product` = 1062 AND `place` = 7;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'protocol', `min` = NULL, `max` = NULL, `choice` = 'DL/T 645-2007' WHERE `product` = 1062 AND `place` = 8;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'temperature', `min` = -25, `max` = 60, `choice` = '', `condition` = '', `optional` = 0 WHERE `product` = 1062 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'communication', `choice` = '4G', `condition` = '选配', `optional` = 1 WHERE `product` = 1062 AND `place` = 10;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'display', `choice` = '段码LCD' WHERE `product` = 1062 AND `place` = 11;
--> statement-breakpoint
UPDATE `product_values` SET `key` = 'mounting', `min` = NULL, `max` = NULL, `choice` = '壁挂' WHERE `product` = 1062 AND `place` = 12;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1018;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1047;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1049;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1054;
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-25 02:44:08' WHERE `id` = 1062;
