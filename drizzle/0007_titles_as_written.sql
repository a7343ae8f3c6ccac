-- Search keys are made where titles are searched (db/title-search.ts); old SQLite tools could not parse the triggers.
DROP TRIGGER products_titlekey_insert;
--> statement-breakpoint
DROP TRIGGER products_titlekey_update;
--> statement-breakpoint
DROP INDEX `products_list`;--> statement-breakpoint
CREATE INDEX `products_list` ON `products` (`sort`,`createtime`,`id`,`type`,`title`);--> statement-breakpoint
ALTER TABLE `products` DROP COLUMN `titlekey`;