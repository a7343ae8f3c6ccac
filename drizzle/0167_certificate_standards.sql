ALTER TABLE `certificates` ADD `standards` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `certificates` ADD `covers` text DEFAULT '' NOT NULL;