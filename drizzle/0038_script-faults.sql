CREATE TABLE `script_faults` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`part` text NOT NULL,
	`browser` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `part`, `browser`)
);
