CREATE TABLE `search_misses` (
	`words` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`last` text NOT NULL
);
