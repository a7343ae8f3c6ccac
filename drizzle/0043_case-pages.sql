CREATE TABLE `case_sheets` (
	`case` integer PRIMARY KEY NOT NULL,
	`maincontent` text DEFAULT '' NOT NULL,
	`equipment` text NOT NULL,
	`diagram` text DEFAULT '' NOT NULL,
	`calculation` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `news` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `news` ADD `author` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `usage` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `case_facts` ADD `town` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `case_facts` ADD `voltage` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `case_sheets_version_insert` AFTER INSERT ON `case_sheets` BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `case_sheets_version_update` AFTER UPDATE ON `case_sheets` BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `case_sheets_version_delete` AFTER DELETE ON `case_sheets` BEGIN
	UPDATE content_version SET version = version + 1;
END;
