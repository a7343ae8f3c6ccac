-- What an engineer looks at first in a solution, and the cases in which it was carried out.
CREATE TABLE `solution_cases` (
	`solution` integer NOT NULL,
	`case` integer NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY(`solution`, `place`),
	FOREIGN KEY (`solution`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `solution_sheets` (
	`solution` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`diagram` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`solution`) REFERENCES `solutions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_insert AFTER INSERT ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_update AFTER UPDATE ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_cases_version_delete AFTER DELETE ON solution_cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_insert AFTER INSERT ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_update AFTER UPDATE ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solution_sheets_version_delete AFTER DELETE ON solution_sheets BEGIN
	UPDATE content_version SET version = version + 1;
END;
