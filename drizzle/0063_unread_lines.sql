CREATE TABLE `unread_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cart` text NOT NULL,
	`written` text NOT NULL,
	`quantity` integer NOT NULL,
	`note` text NOT NULL,
	`meant` text NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `unread_lines_cart` ON `unread_lines` (`cart`);--> statement-breakpoint
ALTER TABLE `cart_lines` ADD `written` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `unread` text DEFAULT '' NOT NULL;