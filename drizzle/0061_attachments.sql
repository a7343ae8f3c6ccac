CREATE TABLE `attachments` (
	`message` integer NOT NULL,
	`nth` integer NOT NULL,
	`hash` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	PRIMARY KEY(`message`, `nth`),
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `attachments_hash` ON `attachments` (`hash`);