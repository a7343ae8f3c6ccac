ALTER TABLE `banners` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `cases` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `factory` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `honours` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `updatetime` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `solutions` ADD `updatetime` text DEFAULT '' NOT NULL;