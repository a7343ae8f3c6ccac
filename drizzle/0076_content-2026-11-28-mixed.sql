-- content: 外形尺寸一律按宽、高、深的次序；电能质量列表的各栏
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1001, 6, '2026-11-28', '[{"fact":"外形尺寸","before":"80 mm×395 mm×(310~350) mm（宽×深×高，视容量）","after":"80 mm×(310~350) mm×395 mm（宽×高×深，视容量）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1002, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"90 mm×420 mm×370 mm（宽×深×高）","after":"90 mm×370 mm×420 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1003, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"200 mm×430 mm×178 mm（宽×深×高，约4U）","after":"200 mm×178 mm×430 mm（宽×高×深，约4U）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1004, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"80 mm×395 mm×(330~390) mm（宽×深×高）","after":"80 mm×(330~390) mm×395 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1005, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"600 mm×400 mm×900 mm（宽×深×高，挂墙整机）","after":"600 mm×900 mm×400 mm（宽×高×深，挂墙整机）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1006, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"800 mm×800 mm×2200 mm（宽×深×高，可按并柜尺寸定制）","after":"800 mm×2200 mm×800 mm（宽×高×深，可按并柜尺寸定制）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1007, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"700 mm×450 mm×1000 mm（宽×深×高，柱上型）","after":"700 mm×1000 mm×450 mm（宽×高×深，柱上型）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1008, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"单组柜1200 mm×1200 mm×2300 mm（宽×深×高）","after":"单组柜1200 mm×2300 mm×1200 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1009, 2, '2026-11-28', '[{"fact":"外形尺寸","before":"框架1600 mm×900 mm×1400 mm（宽×深×高）","after":"框架1600 mm×1400 mm×900 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1010, 2, '2026-11-28', '[{"fact":"外形尺寸","before":"1000 mm×1100 mm×2000 mm（宽×深×高）","after":"1000 mm×2000 mm×1100 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1011, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"190 mm×525 mm×370 mm（宽×深×高）","after":"190 mm×370 mm×525 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1012, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"210 mm×545 mm×390 mm（宽×深×高）","after":"210 mm×390 mm×545 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1014, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"230 mm×545 mm×390 mm（宽×深×高）","after":"230 mm×390 mm×545 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1015, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"单柜1000 mm×1000 mm×2200 mm（宽×深×高），按支路数并柜","after":"单柜1000 mm×2200 mm×1000 mm（宽×高×深），按支路数并柜"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1016, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"柜组（3面）3000 mm×1000 mm×2300 mm（宽×深×高）","after":"柜组（3面）3000 mm×2300 mm×1000 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1017, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"单柜800 mm×1000 mm×2200 mm（宽×深×高）","after":"单柜800 mm×2200 mm×1000 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1022, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"482.6 mm×560 mm×221.5 mm（宽×深×高，100 kvar）","after":"482.6 mm×221.5 mm×560 mm（宽×高×深，100 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1023, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"482.6 mm×640 mm×266 mm（宽×深×高）","after":"482.6 mm×266 mm×640 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1024, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"500 mm×250 mm×720 mm（宽×深×高，50 kvar）","after":"500 mm×720 mm×250 mm（宽×高×深，50 kvar）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1025, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"650 mm×420 mm×900 mm（宽×深×高）","after":"650 mm×900 mm×420 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1026, 6, '2026-11-28', '[{"fact":"外形尺寸","before":"482.6 mm×560 mm×221.5 mm（宽×深×高，100 A）","after":"482.6 mm×221.5 mm×560 mm（宽×高×深，100 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1027, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"440 mm×220 mm×600 mm（宽×深×高，35 A）","after":"440 mm×600 mm×220 mm（宽×高×深，35 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1028, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"800 mm×1000 mm×2200 mm（宽×深×高，300 A）","after":"800 mm×2200 mm×1000 mm（宽×高×深，300 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1029, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"600 mm×450 mm×1000 mm（宽×深×高，户外箱）","after":"600 mm×1000 mm×450 mm（宽×高×深，户外箱）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1033, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"800 mm×300 mm×1000 mm（宽×深×高，400 A）","after":"800 mm×1000 mm×300 mm（宽×高×深，400 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1034, 4, '2026-11-28', '[{"fact":"外形尺寸","before":"1200 mm×600 mm×1600 mm（宽×深×高，1600 A）","after":"1200 mm×1600 mm×600 mm（宽×高×深，1600 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1035, 2, '2026-11-28', '[{"fact":"外形尺寸","before":"800 mm×600 mm×1800 mm（宽×深×高，630 A）","after":"800 mm×1800 mm×600 mm（宽×高×深，630 A）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1038, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"175 mm×70 mm×(200~290) mm（宽×厚×高）","after":"175 mm×(200~290) mm×70 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1039, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"230 mm×90 mm×290 mm（宽×厚×高）","after":"230 mm×290 mm×90 mm（宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1040, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"230 mm×170 mm×210 mm（长×宽×高，480 V/30 kvar/7%）","after":"230 mm×210 mm×170 mm（宽×高×深，480 V/30 kvar/7%）"},{"fact":"安装深度","before":"210 mm","after":"170 mm"},{"fact":"规格与外形 表头","before":"规格、外形（长×宽×高）、重量","after":"规格、外形（宽×高×深）、重量"},{"fact":"规格与外形 480 V/30 kvar/7%","before":"230×170×210 mm，15 kg","after":"230×210×170 mm，15 kg"},{"fact":"规格与外形 525 V/30 kvar/14%","before":"260×190×230 mm，22 kg","after":"260×230×190 mm，22 kg"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1041, 3, '2026-11-28', '[{"fact":"外形尺寸","before":"按支路定制；参考340 mm×260 mm×320 mm（长×宽×高，5次/100 A）","after":"按支路定制；参考340 mm×320 mm×260 mm（宽×高×深，5次/100 A）"},{"fact":"安装深度","before":"320 mm","after":"260 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1073, 2, '2026-11-28', '[{"fact":"外形尺寸","before":"42 mm×32 mm×18 mm（本体，宽×高×厚）","after":"42 mm×32 mm×18 mm（本体，宽×高×深）"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1074, 2, '2026-11-28', '[{"fact":"外形尺寸","before":"28 mm×28 mm×16 mm（本体），引线20~200 mm","after":"28 mm×28 mm×16 mm（本体，宽×高×深），引线20~200 mm"}]');
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1075, 5, '2026-11-28', '[{"fact":"外形尺寸","before":"外形随窗口：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm","after":"外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm"},{"fact":"规格与外形 表头","before":"规格、窗口、外形（宽×高×厚）、变比范围","after":"规格、窗口、外形（宽×高×深）、变比范围"}]');
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '80 mm×(310~350) mm×395 mm（宽×高×深，视容量）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1001;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '90 mm×370 mm×420 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1002;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '200 mm×178 mm×430 mm（宽×高×深，约4U）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1003;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '80 mm×(330~390) mm×395 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1004;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '600 mm×900 mm×400 mm（宽×高×深，挂墙整机）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1005;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '800 mm×2200 mm×800 mm（宽×高×深，可按并柜尺寸定制）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1006;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '700 mm×1000 mm×450 mm（宽×高×深，柱上型）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1007;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '单组柜1200 mm×2300 mm×1200 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1008;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '框架1600 mm×1400 mm×900 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1009;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '1000 mm×2000 mm×1100 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1010;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '190 mm×370 mm×525 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1011;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '210 mm×390 mm×545 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1012;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '230 mm×390 mm×545 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1014;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '单柜1000 mm×2200 mm×1000 mm（宽×高×深），按支路数并柜', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1015;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '柜组（3面）3000 mm×2300 mm×1000 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1016;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '单柜800 mm×2200 mm×1000 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1017;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×221.5 mm×560 mm（宽×高×深，100 kvar）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1022;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×266 mm×640 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1023;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '500 mm×720 mm×250 mm（宽×高×深，50 kvar）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1024;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '650 mm×900 mm×420 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1025;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '482.6 mm×221.5 mm×560 mm（宽×高×深，100 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1026;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '440 mm×600 mm×220 mm（宽×高×深，35 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1027;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '800 mm×2200 mm×1000 mm（宽×高×深，300 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1028;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '600 mm×1000 mm×450 mm（宽×高×深，户外箱）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1029;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '800 mm×1000 mm×300 mm（宽×高×深，400 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1033;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '1200 mm×1600 mm×600 mm（宽×高×深，1600 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1034;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '800 mm×1800 mm×600 mm（宽×高×深，630 A）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1035;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '175 mm×(200~290) mm×70 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1038;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '230 mm×290 mm×90 mm（宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1039;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '230 mm×210 mm×170 mm（宽×高×深，480 V/30 kvar/7%）', `deepin` = '170 mm', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1040;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '按支路定制；参考340 mm×320 mm×260 mm（宽×高×深，5次/100 A）', `deepin` = '260 mm', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1041;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '42 mm×32 mm×18 mm（本体，宽×高×深）', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1073;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '28 mm×28 mm×16 mm（本体，宽×高×深），引线20~200 mm', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1074;
--> statement-breakpoint
UPDATE `products` SET `shapesize` = '外形随窗口（宽×高×深）：φ24型61 mm×78 mm×36 mm；80×50型125 mm×150 mm×50 mm', `updatetime` = '2026-11-28 09:13:58' WHERE `id` = 1075;
--> statement-breakpoint
UPDATE `category_lists` SET `columns` = '[{"name":"容量或电流","keys":["rated-capacity","compensation-current","rated-current","current-input"],"words":["额定","补偿","额定","测量"]},{"name":"电压","keys":["system-voltage","voltage-input"],"words":["系统","测量"]},{"keys":["mounting"]},{"keys":["communication"]}]' WHERE `category` = 41;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 170, `max` = 170 WHERE `product` = 1040 AND `place` = 14;
--> statement-breakpoint
UPDATE `product_values` SET `min` = 260, `max` = 260 WHERE `product` = 1041 AND `place` = 9;
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["规格","外形（宽×高×深）","重量"]', `rows` = '[["480 V/30 kvar/7%","230×210×170 mm","15 kg"],["525 V/30 kvar/14%","260×230×190 mm","22 kg"]]' WHERE `product` = 1040 AND `name` = '规格与外形';
--> statement-breakpoint
UPDATE `product_tables` SET `header` = '["规格","窗口","外形（宽×高×深）","变比范围"]' WHERE `product` = 1075 AND `name` = '规格与外形';
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-DKS","parts":[{"kind":"number","name":"匹配电容电压","before":"/","line":"匹配电容","after":"","unit":"kV","numbers":[0.45,0.48,0.525],"with":{}},{"kind":"number","name":"匹配电容容量","before":"-","line":"匹配电容","after":"","unit":"kvar","range":{"min":10,"max":60,"step":0.5},"with":{}},{"kind":"number","name":"电抗率","before":"-","line":"电抗率","after":"%","unit":"%","numbers":[7,14],"with":{}},{"kind":"choice","name":"绕组","before":"-","options":[{"code":"Cu","meaning":"铜绕组","sets":{}},{"code":"Al","meaning":"铝绕组","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"电抗率":["14"]},"only":{"匹配电容电压":["0.525"]},"says":"14%电抗率使电容器承受465 V（400 V系统），须配0.525 kV电容器；0.45、0.48 kV只配7%"}],"variants":[{"when":{"匹配电容电压":["0.48"],"匹配电容容量":["30"],"电抗率":["7"]},"sets":{"外形尺寸":"230 mm×210 mm×170 mm（宽×高×深）"}},{"when":{"匹配电容电压":["0.525"],"匹配电容容量":["30"],"电抗率":["14"]},"sets":{"外形尺寸":"260 mm×230 mm×190 mm（宽×高×深）"}}]}' WHERE `product` = 1040;
--> statement-breakpoint
UPDATE `product_codes` SET `grammar` = '{"head":"LH-KCT","parts":[{"kind":"choice","name":"窗口系列","before":"-","line":"窗口","options":[{"code":"24","meaning":"φ24 mm","sets":{"外形尺寸":"61 mm×78 mm×36 mm（宽×高×深）"}},{"code":"36","meaning":"φ36 mm","sets":{"外形尺寸":"75 mm×92 mm×40 mm（宽×高×深）"}},{"code":"80","meaning":"80 mm×50 mm","sets":{"外形尺寸":"125 mm×150 mm×50 mm（宽×高×深）"}},{"code":"120","meaning":"120 mm×60 mm","sets":{"外形尺寸":"172 mm×174 mm×55 mm（宽×高×深）"}},{"code":"160","meaning":"160 mm×80 mm","sets":{"外形尺寸":"220 mm×210 mm×60 mm（宽×高×深）"}}],"elsewhere":[]},{"kind":"number","name":"一次电流","before":"-","line":"变比","after":"","unit":"A","text":"一次{}","numbers":[100,150,200,300,400,600,800,1000,1500,2000,3000,5000],"with":{}},{"kind":"choice","name":"二次输出","before":"/","line":"输出","options":[{"code":"5","meaning":"5 A","sets":{}},{"code":"1","meaning":"1 A","sets":{}},{"code":"333mV","meaning":"333 mV","sets":{}}],"elsewhere":[]},{"kind":"choice","name":"准确级","before":"-","line":"准确级","options":[{"code":"0.5","meaning":"0.5级","sets":{}},{"code":"1","meaning":"1级","sets":{}},{"code":"0.2","meaning":"0.2级","sets":{}}],"elsewhere":[]}],"rules":[{"when":{"窗口系列":["24"]},"only":{"一次电流":["100","150","200","300"]},"says":"φ24窗口的一次电流只有100~300 A"},{"when":{"窗口系列":["36"]},"only":{"一次电流":["200","300","400","600"]},"says":"φ36窗口的一次电流只有200~600 A"},{"when":{"窗口系列":["80"]},"only":{"一次电流":["400","600","800","1000","1500"]},"says":"80×50窗口的一次电流只有400~1500 A"},{"when":{"窗口系列":["120"]},"only":{"一次电流":["1000","1500","2000","3000"]},"says":"120×60窗口的一次电流只有1000~3000 A"},{"when":{"窗口系列":["160"]},"only":{"一次电流":["2000","3000","5000"]},"says":"160×80窗口的一次电流只有2000~5000 A"},{"when":{"准确级":["0.5"]},"only":{"一次电流":["200","300","400","600","800","1000","1500","2000","3000","5000"]},"says":"0.5级从一次200 A起，100 A、150 A只有1级"},{"when":{"准确级":["0.2"]},"only":{"一次电流":["1000","1500","2000","3000","5000"]},"says":"0.2级只有大电流规格，一次1000 A起"}],"variants":[]}' WHERE `product` = 1075;
