CREATE TABLE `questions` (
	`id` integer PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`answer` text NOT NULL,
	`product` integer DEFAULT 0 NOT NULL,
	`family` integer NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`createtime` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`phone` text NOT NULL,
	`username` text NOT NULL,
	`createtime` text NOT NULL,
	`seen` text NOT NULL,
	`banned` text DEFAULT '' NOT NULL,
	`notice` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `members_phone_unique` ON `members` (`phone`);--> statement-breakpoint
CREATE INDEX `members_seen` ON `members` (`seen`);--> statement-breakpoint
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
CREATE INDEX `sign_in_codes_sent` ON `sign_in_codes` (`sent`);--> statement-breakpoint
CREATE TABLE `board_acts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`time` text NOT NULL,
	`who` text NOT NULL,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`why` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `follows` (
	`member` integer NOT NULL,
	`post` integer NOT NULL,
	PRIMARY KEY(`member`, `post`),
	FOREIGN KEY (`member`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `follows_post` ON `follows` (`post`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`product` integer DEFAULT 0 NOT NULL,
	`pinned` integer DEFAULT false NOT NULL,
	`member` integer,
	`username` text NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`createtime` text NOT NULL,
	`token` text,
	FOREIGN KEY (`member`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_token` ON `posts` (`member`,`token`);--> statement-breakpoint
CREATE INDEX `posts_member` ON `posts` (`member`,`createtime`);--> statement-breakpoint
CREATE INDEX `posts_state` ON `posts` (`state`,`createtime`);--> statement-breakpoint
CREATE TABLE `replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post` integer NOT NULL,
	`staff` integer DEFAULT false NOT NULL,
	`accepted` integer DEFAULT false NOT NULL,
	`member` integer,
	`username` text NOT NULL,
	`content` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`createtime` text NOT NULL,
	`token` text,
	FOREIGN KEY (`post`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member`) REFERENCES `members`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_token` ON `replies` (`member`,`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `replies_accepted` ON `replies` (`post`) WHERE "replies"."accepted";--> statement-breakpoint
CREATE INDEX `replies_post` ON `replies` (`post`,`state`);--> statement-breakpoint
CREATE INDEX `replies_member` ON `replies` (`member`,`createtime`);--> statement-breakpoint
CREATE INDEX `replies_state` ON `replies` (`state`,`createtime`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_announcements` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message` integer,
	`channel` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`due` integer NOT NULL,
	FOREIGN KEY (`message`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_announcements`("id", "message", "channel", "attempts", "due") SELECT "id", "message", "channel", "attempts", "due" FROM `announcements`;--> statement-breakpoint
DROP TABLE `announcements`;--> statement-breakpoint
ALTER TABLE `__new_announcements` RENAME TO `announcements`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due`);--> statement-breakpoint
CREATE INDEX `announcements_message` ON `announcements` (`message`);
--> statement-breakpoint
-- Numbers below are those of editors' questions.
INSERT INTO sqlite_sequence (name, seq) VALUES ('posts', 100000);
--> statement-breakpoint
CREATE TRIGGER `posts_version_insert` AFTER INSERT ON `posts` WHEN new.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_version_update` AFTER UPDATE ON `posts` WHEN old.state = 'public' OR new.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_version_delete` AFTER DELETE ON `posts` WHEN old.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `replies_version_insert` AFTER INSERT ON `replies` WHEN new.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `replies_version_update` AFTER UPDATE ON `replies` WHEN old.state = 'public' OR new.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `replies_version_delete` AFTER DELETE ON `replies` WHEN old.state = 'public' BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `questions_version_insert` AFTER INSERT ON `questions` BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `questions_version_update` AFTER UPDATE ON `questions` BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `questions_version_delete` AFTER DELETE ON `questions` BEGIN
	UPDATE content_version SET version = version + 1;
END;
