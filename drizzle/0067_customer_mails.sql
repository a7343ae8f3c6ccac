CREATE TABLE `customer_mails` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`mailbox` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `mailbox`)
);
--> statement-breakpoint
CREATE TABLE `stopped_mailboxes` (
	`mailbox` text PRIMARY KEY NOT NULL,
	`createtime` text NOT NULL
);
