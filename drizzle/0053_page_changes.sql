CREATE TABLE `page_changes` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`page` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_changes_page` ON `page_changes` (`kind`,`page`);
--> statement-breakpoint
-- The search takes in pages that changed instead of making its index anew. No conflict clause: within a trigger that of the outer statement would hold.
CREATE TRIGGER products_page_insert AFTER INSERT ON products BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER products_page_update AFTER UPDATE ON products BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER products_page_delete AFTER DELETE ON products BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('products', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_page_insert AFTER INSERT ON product_parameters BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_page_update AFTER UPDATE ON product_parameters BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = new.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', new.product);
END;
--> statement-breakpoint
CREATE TRIGGER product_parameters_page_delete AFTER DELETE ON product_parameters BEGIN
	DELETE FROM page_changes WHERE kind = 'products' AND page = old.product;
	INSERT INTO page_changes (kind, page) VALUES ('products', old.product);
END;
--> statement-breakpoint
CREATE TRIGGER categories_page_insert AFTER INSERT ON categories BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER categories_page_update AFTER UPDATE ON categories BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', new.id);
	DELETE FROM page_changes WHERE kind = 'products' AND page IN (SELECT product FROM product_categories WHERE category = new.id);
	INSERT INTO page_changes (kind, page) SELECT 'products', product FROM product_categories WHERE category = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER categories_page_delete AFTER DELETE ON categories BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_page_insert AFTER INSERT ON typeinfos BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_page_update AFTER UPDATE ON typeinfos BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_page_delete AFTER DELETE ON typeinfos BEGIN
	DELETE FROM page_changes WHERE kind = 'families' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('families', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER solutions_page_insert AFTER INSERT ON solutions BEGIN
	DELETE FROM page_changes WHERE kind = 'solutions' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('solutions', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER solutions_page_update AFTER UPDATE ON solutions BEGIN
	DELETE FROM page_changes WHERE kind = 'solutions' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('solutions', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER solutions_page_delete AFTER DELETE ON solutions BEGIN
	DELETE FROM page_changes WHERE kind = 'solutions' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('solutions', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER cases_page_insert AFTER INSERT ON cases BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('cases', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER cases_page_update AFTER UPDATE ON cases BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('cases', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER cases_page_delete AFTER DELETE ON cases BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('cases', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_page_insert AFTER INSERT ON case_facts BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', new."case");
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_page_update AFTER UPDATE ON case_facts BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', new."case");
END;
--> statement-breakpoint
CREATE TRIGGER case_facts_page_delete AFTER DELETE ON case_facts BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = old."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', old."case");
END;
--> statement-breakpoint
CREATE TRIGGER case_sheets_page_insert AFTER INSERT ON case_sheets BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', new."case");
END;
--> statement-breakpoint
CREATE TRIGGER case_sheets_page_update AFTER UPDATE ON case_sheets BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = new."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', new."case");
END;
--> statement-breakpoint
CREATE TRIGGER case_sheets_page_delete AFTER DELETE ON case_sheets BEGIN
	DELETE FROM page_changes WHERE kind = 'cases' AND page = old."case";
	INSERT INTO page_changes (kind, page) VALUES ('cases', old."case");
END;
--> statement-breakpoint
CREATE TRIGGER news_page_insert AFTER INSERT ON news BEGIN
	DELETE FROM page_changes WHERE kind = 'news' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('news', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER news_page_update AFTER UPDATE ON news BEGIN
	DELETE FROM page_changes WHERE kind = 'news' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('news', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER news_page_delete AFTER DELETE ON news BEGIN
	DELETE FROM page_changes WHERE kind = 'news' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('news', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER posts_page_insert AFTER INSERT ON posts BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER posts_page_update AFTER UPDATE ON posts BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER posts_page_delete AFTER DELETE ON posts BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', old.id);
END;
--> statement-breakpoint
CREATE TRIGGER replies_page_insert AFTER INSERT ON replies BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.post;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.post);
END;
--> statement-breakpoint
CREATE TRIGGER replies_page_update AFTER UPDATE ON replies BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.post;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.post);
END;
--> statement-breakpoint
CREATE TRIGGER replies_page_delete AFTER DELETE ON replies BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = old.post;
	INSERT INTO page_changes (kind, page) VALUES ('board', old.post);
END;
--> statement-breakpoint
CREATE TRIGGER questions_page_insert AFTER INSERT ON questions BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER questions_page_update AFTER UPDATE ON questions BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = new.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER questions_page_delete AFTER DELETE ON questions BEGIN
	DELETE FROM page_changes WHERE kind = 'board' AND page = old.id;
	INSERT INTO page_changes (kind, page) VALUES ('board', old.id);
END;
