-- The Modbus registers of a product, which its page and two files show.
CREATE TABLE `product_registers` (
	`product` integer PRIMARY KEY NOT NULL,
	`map` text NOT NULL,
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER product_registers_version_insert AFTER INSERT ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_registers_version_update AFTER UPDATE ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_registers_version_delete AFTER DELETE ON product_registers BEGIN
	UPDATE content_version SET version = version + 1;
END;
