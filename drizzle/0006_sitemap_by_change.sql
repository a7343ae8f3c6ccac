CREATE INDEX `cases_changed` ON `cases` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);--> statement-breakpoint
CREATE INDEX `honours_changed` ON `honours` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);--> statement-breakpoint
CREATE INDEX `news_changed` ON `news` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);--> statement-breakpoint
CREATE INDEX `products_changed` ON `products` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);--> statement-breakpoint
CREATE INDEX `solutions_changed` ON `solutions` (CASE WHEN "updatetime" > "createtime" THEN "updatetime" ELSE "createtime" END,`id`);