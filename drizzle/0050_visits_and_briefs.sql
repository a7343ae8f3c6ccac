ALTER TABLE `solution_sheets` ADD `brief` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `guest` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `subject` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `shown` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `leaders` ADD `article` integer;