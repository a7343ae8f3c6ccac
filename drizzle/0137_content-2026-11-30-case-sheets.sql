-- content: 4206: what stands there
UPDATE `case_sheets` SET `calculation` = '{"tool":"kvar","values":{"p":"9600","pf1":"0.87","pf2":"0.96","u":"10000","sn":"","h":"","react":"6","std":"0.90"},"count":1,"says":"最大负荷9.6 MW，由0.87补到0.96，6%电抗率抑制5次谐波。现场3×900 kvar的LH-GYZ加600 kvar的LH-GYJ，全投输出约2875 kvar，到0.96。"}' WHERE `case` = 4206;
--> statement-breakpoint
UPDATE `cases` SET `updatetime` = '2026-11-30 06:58:10' WHERE `id` = 4206;
