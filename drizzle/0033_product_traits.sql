-- How products are drawn and chosen by calculators, and what the end of a family's pages says: until now tables in code.
CREATE TABLE `category_closings` (
	`category` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_traits` (
	`product` integer PRIMARY KEY NOT NULL,
	`outline` text DEFAULT '' NOT NULL,
	`wiring` text DEFAULT '' NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`tool` text DEFAULT '' NOT NULL,
	`preset` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_traits_role` ON `product_traits` (`role`);
--> statement-breakpoint
CREATE TRIGGER category_closings_version_insert AFTER INSERT ON category_closings BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_closings_version_update AFTER UPDATE ON category_closings BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_closings_version_delete AFTER DELETE ON category_closings BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_traits_version_insert AFTER INSERT ON product_traits BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_traits_version_update AFTER UPDATE ON product_traits BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_traits_version_delete AFTER DELETE ON product_traits BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
