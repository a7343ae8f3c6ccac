-- content: visits in plainer words
UPDATE `leaders` SET `shown` = '察看校验台与记录，听取4月对标评审：六十余项，十一项补资料，两项补试验。', `updatetime` = '2026-11-30 19:58:19' WHERE `id` = 6104;
--> statement-breakpoint
UPDATE `leaders` SET `shown` = '参观屋顶光伏与两台75 kvar的SVG，看出力300 kW时的功率因数。', `updatetime` = '2026-11-30 19:58:19' WHERE `id` = 6110;
