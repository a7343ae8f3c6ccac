-- drops product_grams: titles are searched in memory (db/title-search.ts).
DROP TRIGGER products_pieces_update;
--> statement-breakpoint
DROP TRIGGER products_pieces_delete;
--> statement-breakpoint
DROP TABLE `product_grams`;--> statement-breakpoint
DROP INDEX `products_list`;--> statement-breakpoint
CREATE INDEX `products_model` ON `products` (`model`);--> statement-breakpoint
CREATE INDEX `products_list` ON `products` (`sort`,`createtime`,`id`,`type`,`titlekey`);