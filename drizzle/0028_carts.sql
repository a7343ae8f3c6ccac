-- drops cart_items: carts are lists of visitors now (db/schema-carts.ts); nothing ever wrote those of members
CREATE TABLE `cart_lines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cart` text NOT NULL,
	`product` integer NOT NULL,
	`code` text NOT NULL,
	`quantity` integer NOT NULL,
	`note` text NOT NULL,
	`checked` integer DEFAULT true NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_product` ON `cart_lines` (`cart`,`product`,`code`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`changed` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`addres` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `carts_changed` ON `carts` (`changed`);--> statement-breakpoint
CREATE INDEX `carts_phone` ON `carts` (`phone`);--> statement-breakpoint
CREATE TABLE `orders` (
	`number` text PRIMARY KEY NOT NULL,
	`message` integer NOT NULL,
	`cart` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`lines` text NOT NULL,
	`delivery` text NOT NULL,
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_message` ON `orders` (`message`);--> statement-breakpoint
CREATE INDEX `orders_cart` ON `orders` (`cart`,`message`);--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
DROP TABLE `cart_items`;