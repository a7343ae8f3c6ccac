-- What a case was about and what was measured before and after, apart from the case itself, whose fields are the API's.
CREATE TABLE `case_facts` (
	`case` integer PRIMARY KEY NOT NULL,
	`year` integer NOT NULL,
	`industry` text NOT NULL,
	`problems` text NOT NULL,
	`site` text NOT NULL,
	`installed` text NOT NULL,
	FOREIGN KEY (`case`) REFERENCES `cases`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `case_figures` (
	`case` integer NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`before` text DEFAULT '' NOT NULL,
	`after` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`case`, `place`),
	FOREIGN KEY (`case`) REFERENCES `case_facts`(`case`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER case_facts_version_insert AFTER INSERT ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_version_update AFTER UPDATE ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_version_delete AFTER DELETE ON case_facts BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_insert AFTER INSERT ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_update AFTER UPDATE ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_figures_version_delete AFTER DELETE ON case_figures BEGIN
	UPDATE content_version SET version = version + 1;
END;
