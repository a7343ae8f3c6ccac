-- What certificates say, as data: the picture alone could not be read, sorted or checked.
CREATE TABLE `certificates` (
	`honour` integer PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`scope` text NOT NULL,
	`issuer` text NOT NULL,
	`applied` text DEFAULT '' NOT NULL,
	`issued` text NOT NULL,
	`expires` text DEFAULT '' NOT NULL,
	`version` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`honour`) REFERENCES `honours`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER certificates_version_insert AFTER INSERT ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_version_update AFTER UPDATE ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER certificates_version_delete AFTER DELETE ON certificates BEGIN
	UPDATE content_version SET version = version + 1;
END;
