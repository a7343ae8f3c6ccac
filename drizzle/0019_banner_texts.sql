-- The home page's banners say a sentence and lead somewhere; how many products comply with a standard is counted from an index.
CREATE TABLE `banner_texts` (
	`banner` integer PRIMARY KEY NOT NULL,
	`sentence` text NOT NULL,
	`label` text NOT NULL,
	`href` text NOT NULL,
	`side` text NOT NULL,
	FOREIGN KEY (`banner`) REFERENCES `banners`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `products_standards` ON `products` (`standards`);
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_insert AFTER INSERT ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_update AFTER UPDATE ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banner_texts_version_delete AFTER DELETE ON banner_texts BEGIN
	UPDATE content_version SET version = version + 1;
END;
