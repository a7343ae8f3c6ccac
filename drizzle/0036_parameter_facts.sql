-- What parameters say beside their figures: bounds that are out, options, combinations; sizes and standards as data.
CREATE TABLE `product_combinations` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`figure` real,
	`choice` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product`, `place`, `key`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`key`) REFERENCES `parameters`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_combinations_key` ON `product_combinations` (`key`,`product`);--> statement-breakpoint
CREATE TABLE `product_sizes` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`kind` text NOT NULL,
	`version` text DEFAULT '' NOT NULL,
	`round` integer DEFAULT false NOT NULL,
	`width_min` real,
	`width_max` real,
	`height_min` real,
	`height_max` real,
	`depth_min` real,
	`depth_max` real,
	`tolerance` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_standards` (
	`product` integer NOT NULL,
	`place` integer NOT NULL,
	`number` text NOT NULL,
	`year` integer,
	`title` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`product`, `place`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_standards_number` ON `product_standards` (`number`);--> statement-breakpoint
ALTER TABLE `product_values` ADD `exclusive` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `product_values` ADD `optional` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `product_values` SET `optional` = 1 WHERE `condition` IN ('选配', '可选', '可订', '可定制');
--> statement-breakpoint
CREATE TRIGGER product_combinations_version_insert AFTER INSERT ON product_combinations BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_combinations_version_update AFTER UPDATE ON product_combinations BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_combinations_version_delete AFTER DELETE ON product_combinations BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_sizes_version_insert AFTER INSERT ON product_sizes BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_sizes_version_update AFTER UPDATE ON product_sizes BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_sizes_version_delete AFTER DELETE ON product_sizes BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_standards_version_insert AFTER INSERT ON product_standards BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_standards_version_update AFTER UPDATE ON product_standards BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_standards_version_delete AFTER DELETE ON product_standards BEGIN
	UPDATE content_version SET version = version + 1, catalogue = catalogue + 1;
END;
