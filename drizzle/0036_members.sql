CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`username` text NOT NULL,
	`createtime` text NOT NULL,
	`seen` text NOT NULL,
	`notice` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_phone_unique` ON `members` (`phone`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`member` integer NOT NULL,
	`ends` integer NOT NULL,
	FOREIGN KEY (`member`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_member` ON `sessions` (`member`);--> statement-breakpoint
CREATE INDEX `sessions_ends` ON `sessions` (`ends`);--> statement-breakpoint
CREATE TABLE `sign_in_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent` integer NOT NULL,
	`visitor` text NOT NULL,
	`network` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_codes_phone` ON `sign_in_codes` (`phone`,`sent`);--> statement-breakpoint
CREATE INDEX `sign_in_codes_sent` ON `sign_in_codes` (`sent`);