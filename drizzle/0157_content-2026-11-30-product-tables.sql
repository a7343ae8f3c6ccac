-- content: LH-PM96E端子表合并成行
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 10, '2026-11-30', '[{"fact":"端子 4*~9","before":"","after":"三相电流：IA、IB、IC依次进、出"},{"fact":"端子 70~74、20~23","before":"","after":"DI1~DI4与公共端、DO1、DO2（选配，代码CK）"},{"fact":"端子 4*、5","before":"IA进、出","after":""},{"fact":"端子 6*、7","before":"IB进、出","after":""},{"fact":"端子 8*、9","before":"IC进、出","after":""},{"fact":"端子 70~74","before":"DI1~DI4与公共端（选配，代码CK）","after":""},{"fact":"端子 20~23","before":"DO1、DO2（选配，代码CK）","after":""}]');
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*~9","三相电流：IA、IB、IC依次进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"],["70~74、20~23","DI1~DI4与公共端、DO1、DO2（选配，代码CK）"],["15、16","4~20 mA+、-（选配，代码CM）"]]' WHERE `product` = 1048 AND `name` = '端子';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 22:47:53' WHERE `id` = 1048;
