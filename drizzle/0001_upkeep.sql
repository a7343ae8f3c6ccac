-- What the store keeps up by itself, so that any way of changing content (a migration, a shell) is right:
-- titlekey (lower case, half width), the pieces of titles, each product under every category above it, the content version.
CREATE TRIGGER products_titlekey_insert AFTER INSERT ON products BEGIN
	UPDATE products SET titlekey = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(new.title), '　', ' '), '！', '!'), '＂', '"'), '＃', '#'), '＄', '$'), '％', '%'), '＆', '&'), '＇', ''''), '（', '('), '）', ')'), '＊', '*'), '＋', '+'), '，', ','), '－', '-'), '．', '.'), '／', '/'), '０', '0'), '１', '1'), '２', '2'), '３', '3'), '４', '4'), '５', '5'), '６', '6'), '７', '7'), '８', '8'), '９', '9'), '：', ':'), '；', ';'), '＜', '<'), '＝', '='), '＞', '>'), '？', '?'), '＠', '@'), 'Ａ', 'a'), 'Ｂ', 'b'), 'Ｃ', 'c'), 'Ｄ', 'd'), 'Ｅ', 'e'), 'Ｆ', 'f'), 'Ｇ', 'g'), 'Ｈ', 'h'), 'Ｉ', 'i'), 'Ｊ', 'j'), 'Ｋ', 'k'), 'Ｌ', 'l'), 'Ｍ', 'm'), 'Ｎ', 'n'), 'Ｏ', 'o'), 'Ｐ', 'p'), 'Ｑ', 'q'), 'Ｒ', 'r'), 'Ｓ', 's'), 'Ｔ', 't'), 'Ｕ', 'u'), 'Ｖ', 'v'), 'Ｗ', 'w'), 'Ｘ', 'x'), 'Ｙ', 'y'), 'Ｚ', 'z'), '［', '['), '＼', '\'), '］', ']'), '＾', '^'), '＿', '_'), '｀', '`'), 'ａ', 'a'), 'ｂ', 'b'), 'ｃ', 'c'), 'ｄ', 'd'), 'ｅ', 'e'), 'ｆ', 'f'), 'ｇ', 'g'), 'ｈ', 'h'), 'ｉ', 'i'), 'ｊ', 'j'), 'ｋ', 'k'), 'ｌ', 'l'), 'ｍ', 'm'), 'ｎ', 'n'), 'ｏ', 'o'), 'ｐ', 'p'), 'ｑ', 'q'), 'ｒ', 'r'), 'ｓ', 's'), 'ｔ', 't'), 'ｕ', 'u'), 'ｖ', 'v'), 'ｗ', 'w'), 'ｘ', 'x'), 'ｙ', 'y'), 'ｚ', 'z'), '｛', '{'), '｜', '|'), '｝', '}'), '～', '~') WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_titlekey_update AFTER UPDATE OF title ON products BEGIN
	UPDATE products SET titlekey = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(new.title), '　', ' '), '！', '!'), '＂', '"'), '＃', '#'), '＄', '$'), '％', '%'), '＆', '&'), '＇', ''''), '（', '('), '）', ')'), '＊', '*'), '＋', '+'), '，', ','), '－', '-'), '．', '.'), '／', '/'), '０', '0'), '１', '1'), '２', '2'), '３', '3'), '４', '4'), '５', '5'), '６', '6'), '７', '7'), '８', '8'), '９', '9'), '：', ':'), '；', ';'), '＜', '<'), '＝', '='), '＞', '>'), '？', '?'), '＠', '@'), 'Ａ', 'a'), 'Ｂ', 'b'), 'Ｃ', 'c'), 'Ｄ', 'd'), 'Ｅ', 'e'), 'Ｆ', 'f'), 'Ｇ', 'g'), 'Ｈ', 'h'), 'Ｉ', 'i'), 'Ｊ', 'j'), 'Ｋ', 'k'), 'Ｌ', 'l'), 'Ｍ', 'm'), 'Ｎ', 'n'), 'Ｏ', 'o'), 'Ｐ', 'p'), 'Ｑ', 'q'), 'Ｒ', 'r'), 'Ｓ', 's'), 'Ｔ', 't'), 'Ｕ', 'u'), 'Ｖ', 'v'), 'Ｗ', 'w'), 'Ｘ', 'x'), 'Ｙ', 'y'), 'Ｚ', 'z'), '［', '['), '＼', '\'), '］', ']'), '＾', '^'), '＿', '_'), '｀', '`'), 'ａ', 'a'), 'ｂ', 'b'), 'ｃ', 'c'), 'ｄ', 'd'), 'ｅ', 'e'), 'ｆ', 'f'), 'ｇ', 'g'), 'ｈ', 'h'), 'ｉ', 'i'), 'ｊ', 'j'), 'ｋ', 'k'), 'ｌ', 'l'), 'ｍ', 'm'), 'ｎ', 'n'), 'ｏ', 'o'), 'ｐ', 'p'), 'ｑ', 'q'), 'ｒ', 'r'), 'ｓ', 's'), 'ｔ', 't'), 'ｕ', 'u'), 'ｖ', 'v'), 'ｗ', 'w'), 'ｘ', 'x'), 'ｙ', 'y'), 'ｚ', 'z'), '｛', '{'), '｜', '|'), '｝', '}'), '～', '~') WHERE id = new.id;
END;
--> statement-breakpoint
-- The order in which triggers of one statement fire is undefined: the old pieces go from both places, those of the title as it now stands come.
CREATE TRIGGER products_pieces_update AFTER UPDATE OF titlekey, sort, createtime ON products BEGIN
	DELETE FROM product_grams WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND gram IN (SELECT DISTINCT substr(old.titlekey, place.at, span.width) AS gram
		FROM (WITH RECURSIVE place(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM place WHERE at < length(old.titlekey)) SELECT at FROM place) AS place
		JOIN (SELECT 1 AS width UNION ALL SELECT 2) AS span
		WHERE length(substr(old.titlekey, place.at, span.width)) = span.width);
	DELETE FROM product_grams WHERE product = old.id AND sort = new.sort AND createtime = new.createtime AND gram IN (SELECT DISTINCT substr(old.titlekey, place.at, span.width) AS gram
		FROM (WITH RECURSIVE place(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM place WHERE at < length(old.titlekey)) SELECT at FROM place) AS place
		JOIN (SELECT 1 AS width UNION ALL SELECT 2) AS span
		WHERE length(substr(old.titlekey, place.at, span.width)) = span.width);
	INSERT OR IGNORE INTO product_grams (gram, sort, createtime, product)
		SELECT DISTINCT substr(now.titlekey, place.at, span.width), new.sort, new.createtime, new.id
		FROM products AS now
		JOIN (WITH RECURSIVE place(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM place WHERE at < length(new.title)) SELECT at FROM place) AS place ON place.at <= length(now.titlekey)
		JOIN (SELECT 1 AS width UNION ALL SELECT 2) AS span ON place.at + span.width - 1 <= length(now.titlekey)
		WHERE now.id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER products_pieces_delete AFTER DELETE ON products BEGIN
	DELETE FROM product_grams WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND gram IN (SELECT DISTINCT substr(old.titlekey, place.at, span.width) AS gram
		FROM (WITH RECURSIVE place(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM place WHERE at < length(old.titlekey)) SELECT at FROM place) AS place
		JOIN (SELECT 1 AS width UNION ALL SELECT 2) AS span
		WHERE length(substr(old.titlekey, place.at, span.width)) = span.width);
END;
--> statement-breakpoint
CREATE TRIGGER products_categories_insert AFTER INSERT ON products BEGIN
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, new.sort, new.createtime, new.id FROM (WITH RECURSIVE above(id, pid) AS (SELECT id, pid FROM categories WHERE id = new.type UNION SELECT c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT id FROM above) AS above;
END;
--> statement-breakpoint
CREATE TRIGGER products_categories_update AFTER UPDATE OF type, sort, createtime ON products BEGIN
	DELETE FROM product_categories WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND category IN (SELECT id FROM categories);
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, new.sort, new.createtime, new.id FROM (WITH RECURSIVE above(id, pid) AS (SELECT id, pid FROM categories WHERE id = new.type UNION SELECT c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT id FROM above) AS above;
END;
--> statement-breakpoint
CREATE TRIGGER products_categories_delete AFTER DELETE ON products BEGIN
	DELETE FROM product_categories WHERE product = old.id AND sort = old.sort AND createtime = old.createtime AND category IN (SELECT id FROM categories);
END;
--> statement-breakpoint
CREATE TRIGGER categories_moved AFTER UPDATE OF pid ON categories BEGIN
	DELETE FROM product_categories;
	INSERT OR IGNORE INTO product_categories (category, sort, createtime, product)
		SELECT above.id, p.sort, p.createtime, p.id FROM products p JOIN (WITH RECURSIVE above(start, id, pid) AS (SELECT id, id, pid FROM categories UNION SELECT above.start, c.id, c.pid FROM categories c JOIN above ON c.id = above.pid) SELECT start, id FROM above) AS above ON above.start = p.type;
END;
--> statement-breakpoint
INSERT INTO content_version (id, version) VALUES (1, 1);
--> statement-breakpoint
CREATE TRIGGER categories_version_insert AFTER INSERT ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_update AFTER UPDATE ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_delete AFTER DELETE ON categories BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_insert AFTER INSERT ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_update AFTER UPDATE ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER typeinfos_version_delete AFTER DELETE ON typeinfos BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_insert AFTER INSERT ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_update AFTER UPDATE ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER products_version_delete AFTER DELETE ON products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_insert AFTER INSERT ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_update AFTER UPDATE ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_version_delete AFTER DELETE ON solutions BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_insert AFTER INSERT ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_update AFTER UPDATE ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER cases_version_delete AFTER DELETE ON cases BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_insert AFTER INSERT ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_update AFTER UPDATE ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER case_products_version_delete AFTER DELETE ON case_products BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_insert AFTER INSERT ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_update AFTER UPDATE ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_version_delete AFTER DELETE ON news BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_insert AFTER INSERT ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_update AFTER UPDATE ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER honours_version_delete AFTER DELETE ON honours BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_insert AFTER INSERT ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_update AFTER UPDATE ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER factory_version_delete AFTER DELETE ON factory BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_insert AFTER INSERT ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_update AFTER UPDATE ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER leaders_version_delete AFTER DELETE ON leaders BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_insert AFTER INSERT ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_update AFTER UPDATE ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER banners_version_delete AFTER DELETE ON banners BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_insert AFTER INSERT ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_update AFTER UPDATE ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pages_version_delete AFTER DELETE ON pages BEGIN
	UPDATE content_version SET version = version + 1;
END;
