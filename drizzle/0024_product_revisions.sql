-- When which facts of a product changed. Content migrations write it from here on. The facts of the products that there are
-- stand as they were first published (db/queries/product-tables.test.ts), so each of them has that one revision.
CREATE TABLE `product_revisions` (
	`product` integer NOT NULL,
	`number` integer NOT NULL,
	`date` text NOT NULL,
	`changes` text NOT NULL,
	PRIMARY KEY(`product`, `number`),
	FOREIGN KEY (`product`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_insert AFTER INSERT ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_update AFTER UPDATE ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_revisions_version_delete AFTER DELETE ON product_revisions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
INSERT INTO `product_revisions` (`product`, `number`, `date`, `changes`)
	SELECT `id`, 1, substr(`createtime`, 1, 10), '[]' FROM `products`;
