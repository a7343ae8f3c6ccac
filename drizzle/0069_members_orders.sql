ALTER TABLE `orders` ADD `member` integer REFERENCES members(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `orders_member` ON `orders` (`member`,`message`);