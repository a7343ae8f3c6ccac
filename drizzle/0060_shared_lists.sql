CREATE TABLE `shared_lists` (
	`token` text PRIMARY KEY NOT NULL,
	`cart` text NOT NULL,
	`createtime` text NOT NULL,
	`lines` text NOT NULL,
	FOREIGN KEY (`cart`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shared_lists_cart` ON `shared_lists` (`cart`);--> statement-breakpoint
CREATE INDEX `shared_lists_createtime` ON `shared_lists` (`createtime`);