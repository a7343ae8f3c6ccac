-- Filters are counted over all products: only what changes the catalogue makes them anew, not every piece of news.
ALTER TABLE `content_version` ADD `catalogue` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_insert AFTER INSERT ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_update AFTER UPDATE ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_catalogue_delete AFTER DELETE ON categories BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_insert AFTER INSERT ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_update AFTER UPDATE ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_catalogue_delete AFTER DELETE ON products BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_insert AFTER INSERT ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_update AFTER UPDATE ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parameters_catalogue_delete AFTER DELETE ON parameters BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_insert AFTER INSERT ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_update AFTER UPDATE ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
--> statement-breakpoint
CREATE TRIGGER product_values_catalogue_delete AFTER DELETE ON product_values BEGIN
	UPDATE content_version SET catalogue = catalogue + 1;
END;
