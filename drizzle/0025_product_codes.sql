-- How order codes are made: the tables on the pages say it in prose, which nobody could build or read a code by.
CREATE TABLE `product_codes` (
	`product` integer PRIMARY KEY NOT NULL,
	`grammar` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER product_codes_version_insert AFTER INSERT ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_codes_version_update AFTER UPDATE ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_codes_version_delete AFTER DELETE ON product_codes BEGIN
	UPDATE content_version SET version = version + 1;
END;
