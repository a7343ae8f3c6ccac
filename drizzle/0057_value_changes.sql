-- The filters take in products that changed, as the search does.
CREATE TRIGGER product_values_page_insert AFTER INSERT ON product_values BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_values_page_update AFTER UPDATE ON product_values BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_values_page_delete AFTER DELETE ON product_values BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = old.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', old.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_combinations_page_insert AFTER INSERT ON product_combinations BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_combinations_page_update AFTER UPDATE ON product_combinations BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_combinations_page_delete AFTER DELETE ON product_combinations BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = old.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', old.product);
END;
