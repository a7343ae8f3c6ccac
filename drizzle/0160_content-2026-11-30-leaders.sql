-- content: 来访各行的相关文章
UPDATE `leaders` SET `article` = 3022, `updatetime` = '2026-11-30 23:28:59' WHERE `id` = 6101;
--> statement-breakpoint
UPDATE `leaders` SET `article` = 3116, `updatetime` = '2026-11-30 23:28:59' WHERE `id` = 6105;
--> statement-breakpoint
UPDATE `leaders` SET `article` = 3113, `updatetime` = '2026-11-30 23:28:59' WHERE `id` = 6106;
