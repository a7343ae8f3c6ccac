ALTER TABLE `messages` ADD `trapped` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `messages_trapped` ON `messages` (`createtime`) WHERE "messages"."trapped" AND "messages"."suspected";--> statement-breakpoint
ALTER TABLE `carts` ADD `created` text DEFAULT '' NOT NULL;