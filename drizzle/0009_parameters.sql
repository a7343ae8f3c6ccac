-- What can be said of products, what each has of it, and its other tables: as data instead of HTML.
CREATE TABLE `parameters` (
	`key` text PRIMARY KEY NOT NULL,
	`sort` integer NOT NULL,
	`name` text NOT NULL,
	`group` text NOT NULL,
	`kind` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`choices` text DEFAULT '' NOT NULL,
	`filter` integer DEFAULT false NOT NULL,
	`card` integer DEFAULT 0 NOT NULL,
	`field` text DEFAULT '' NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_parameters` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key`) REFERENCES `parameters`(`key`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_tables` (
	`product` integer NOT NULL,
	`name` text NOT NULL,
	`header` text NOT NULL,
	`rows` text NOT NULL,
	PRIMARY KEY(`product`, `name`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `product_values` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`min` real,
	`max` real,
	`choice` text DEFAULT '' NOT NULL,
	`condition` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key`) REFERENCES `parameters`(`key`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `product_values_key` ON `product_values` (`key`,`product`);
--> statement-breakpoint
CREATE TRIGGER parameters_version_insert AFTER INSERT ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_version_update AFTER UPDATE ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_version_delete AFTER DELETE ON parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_insert AFTER INSERT ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_update AFTER UPDATE ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_version_delete AFTER DELETE ON product_parameters BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_insert AFTER INSERT ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_update AFTER UPDATE ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_version_delete AFTER DELETE ON product_values BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_insert AFTER INSERT ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_update AFTER UPDATE ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_tables_version_delete AFTER DELETE ON product_tables BEGIN
	UPDATE content_version SET version = version + 1;
END;
