-- content: LH-PM96E: terminals of options are left to the sheet of the option
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`) VALUES (1048, 8, '2026-11-30', '[{"fact":"端子 70~74","before":"DI1~DI4与公共端（代码CK）","after":""},{"fact":"端子 20~23","before":"DO1、DO2（代码CK）","after":""},{"fact":"端子 15、16","before":"4~20 mA输出+、-（代码CM）","after":""}]');
--> statement-breakpoint
UPDATE `product_tables` SET `rows` = '[["1、2","工作电源L、N"],["11、12、13、14","UA、UB、UC、UN"],["4*、5","IA进、出"],["6*、7","IB进、出"],["8*、9","IC进、出"],["58、59、60","RS485 A、B、屏蔽"],["47、48","有功脉冲+、-"]]' WHERE `product` = 1048 AND `name` = '端子';
--> statement-breakpoint
UPDATE `products` SET `updatetime` = '2026-11-30 17:10:02' WHERE `id` = 1048;
