-- Products that are made no longer keep their page, which leads to what is made instead.
CREATE TABLE `discontinued_products` (
	`product` integer PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	`successor` integer,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`successor`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_insert AFTER INSERT ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_update AFTER UPDATE ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER discontinued_products_version_delete AFTER DELETE ON discontinued_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
