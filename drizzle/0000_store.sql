CREATE TABLE `announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message` integer NOT NULL,
	`channel` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
) STRICT;
--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due`);--> statement-breakpoint
CREATE INDEX `announcements_message` ON `announcements` (`message`);--> statement-breakpoint
CREATE TABLE `banners` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `banners_list` ON `banners` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`user` text NOT NULL,
	`product` integer NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`user`, `product`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `case_products` (
	`case` integer NOT NULL,
	`product` integer NOT NULL,
	PRIMARY KEY(`case`, `product`),
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `case_products_product` ON `case_products` (`product`);--> statement-breakpoint
CREATE TABLE `cases` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`caption` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `cases_list` ON `cases` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE INDEX `cases_type` ON `cases` (`type`,`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY NOT NULL,
	`pid` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `categories_tree` ON `categories` (`pid`,`sort`,`id`);--> statement-breakpoint
CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `factory` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `factory_list` ON `factory` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `honours` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`tilte` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `honours_list` ON `honours` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE INDEX `honours_type` ON `honours` (`type`,`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `leaders` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `leaders_list` ON `leaders` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `message_limits` (
	`client` text PRIMARY KEY NOT NULL,
	`tokens` real NOT NULL,
	`refilled` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`sex` text NOT NULL,
	`email` text NOT NULL,
	`addres` text NOT NULL,
	`content` text NOT NULL,
	`createtime` text NOT NULL,
	`source` text NOT NULL,
	`client` text NOT NULL,
	`agent` text NOT NULL,
	`notice` text NOT NULL,
	`suspected` integer DEFAULT false NOT NULL,
	`token` text,
	`state` text DEFAULT 'new' NOT NULL
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_token` ON `messages` (`token`);--> statement-breakpoint
CREATE INDEX `messages_time` ON `messages` (`createtime`);--> statement-breakpoint
CREATE INDEX `messages_phone` ON `messages` (`phone`);--> statement-breakpoint
CREATE TABLE `news` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `news_list` ON `news` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE INDEX `news_type` ON `news` (`type`,`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product_categories` (
	`category` integer NOT NULL,
	`sort` integer NOT NULL,
	`createtime` text NOT NULL,
	`product` integer NOT NULL,
	PRIMARY KEY(`category`, `sort`, `createtime`, `product`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_grams` (
	`gram` text NOT NULL,
	`sort` integer NOT NULL,
	`createtime` text NOT NULL,
	`product` integer NOT NULL,
	PRIMARY KEY(`gram`, `sort`, `createtime`, `product`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`titlekey` text DEFAULT '' NOT NULL,
	`model` text DEFAULT '' NOT NULL,
	`ordercode` text DEFAULT '' NOT NULL,
	`standards` text DEFAULT '' NOT NULL,
	`images` text DEFAULT '' NOT NULL,
	`displaymode` text DEFAULT '' NOT NULL,
	`basicfunction` text DEFAULT '' NOT NULL,
	`optionalfunction` text DEFAULT '' NOT NULL,
	`shapesize` text DEFAULT '' NOT NULL,
	`openingsize` text DEFAULT '' NOT NULL,
	`Installationmethod` text DEFAULT '' NOT NULL,
	`deepin` text DEFAULT '' NOT NULL,
	`applicationscope` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`wirecontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL,
	FOREIGN KEY (`type`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE INDEX `products_list` ON `products` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE INDEX `products_type` ON `products` (`type`);--> statement-breakpoint
CREATE TABLE `solutions` (
	`id` integer PRIMARY KEY NOT NULL,
	`type` integer NOT NULL,
	`title` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`images` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`sort` integer DEFAULT 0 NOT NULL,
	`createtime` text DEFAULT (strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours')) NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX `solutions_list` ON `solutions` (`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE INDEX `solutions_type` ON `solutions` (`type`,`sort`,`createtime`,`id`);--> statement-breakpoint
CREATE TABLE `typeinfos` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`measure` text DEFAULT '' NOT NULL,
	`metering` text DEFAULT '' NOT NULL,
	`display` text DEFAULT '' NOT NULL,
	`communicatetype` text DEFAULT '' NOT NULL,
	`optional` text DEFAULT '' NOT NULL,
	`suit` text DEFAULT '' NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL
) STRICT;
