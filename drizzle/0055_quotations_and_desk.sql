CREATE TABLE `quotation_replies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`quotation` integer NOT NULL,
	`kind` text NOT NULL,
	`words` text NOT NULL,
	`createtime` text NOT NULL,
	FOREIGN KEY (`quotation`) REFERENCES `quotations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quotation_replies_quotation` ON `quotation_replies` (`quotation`);--> statement-breakpoint
CREATE TABLE `quotations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_number` text NOT NULL,
	`createtime` text NOT NULL,
	`lines` text NOT NULL,
	`terms` text NOT NULL,
	FOREIGN KEY (`order_number`) REFERENCES `orders`(`number`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `quotations_order` ON `quotations` (`order_number`);--> statement-breakpoint
ALTER TABLE `announcements` ADD `reply` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `owner` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `due` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`due`) WHERE "messages"."due" <> '' AND "messages"."state" = 'new';