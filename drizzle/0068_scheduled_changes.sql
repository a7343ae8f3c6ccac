-- Things that come and go by themselves (docs/decisions.md).
CREATE TABLE `scheduled_changes` (
	`at` text PRIMARY KEY NOT NULL,
	`forward` text NOT NULL,
	`backward` text NOT NULL,
	`applied` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER scheduled_changes_version_insert AFTER INSERT ON scheduled_changes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_changes_version_update AFTER UPDATE ON scheduled_changes BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER scheduled_changes_version_delete AFTER DELETE ON scheduled_changes BEGIN
	UPDATE content_version SET version = version + 1;
END;
