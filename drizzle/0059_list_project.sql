ALTER TABLE `carts` ADD `project` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `project` text DEFAULT '' NOT NULL;