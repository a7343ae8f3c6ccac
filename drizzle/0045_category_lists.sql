-- What stands beside each product of a list, and where else to look: chosen by editors for a category.
CREATE TABLE `category_lists` (
	`category` integer PRIMARY KEY NOT NULL,
	`columns` text DEFAULT '' NOT NULL,
	`elsewhere` text DEFAULT '' NOT NULL,
	`target` integer,
	FOREIGN KEY (`category`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`target`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER category_lists_version_insert AFTER INSERT ON category_lists BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_lists_version_update AFTER UPDATE ON category_lists BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER category_lists_version_delete AFTER DELETE ON category_lists BEGIN
	UPDATE content_version SET version = version + 1;
END;
