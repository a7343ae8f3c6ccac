CREATE TABLE `category_lists` (
	`category` integer PRIMARY KEY NOT NULL,
	`columns` text DEFAULT '' NOT NULL,
	`elsewhere` text DEFAULT '' NOT NULL,
	`target` integer,
	FOREIGN KEY (`category`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`target`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE no action
);
