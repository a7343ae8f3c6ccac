-- content: 来访图片换成当时看的东西
UPDATE `news` SET `image` = 'visits/visit-training-cabinet' WHERE `id` = 3012;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'ui/site-map', `updatetime` = '2026-11-26 22:45:58' WHERE `id` = 6102;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-training-cabinet', `updatetime` = '2026-11-26 22:45:58' WHERE `id` = 6107;
--> statement-breakpoint
UPDATE `leaders` SET `image` = 'visits/visit-showroom-products', `updatetime` = '2026-11-26 22:45:58' WHERE `id` = 6111;
