-- Which texts name a product is read from all of them: only what changes them makes that anew, not every change of content.
ALTER TABLE `content_version` ADD `texts` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_insert AFTER INSERT ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_update AFTER UPDATE ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER solutions_texts_delete AFTER DELETE ON solutions BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_insert AFTER INSERT ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_update AFTER UPDATE ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
--> statement-breakpoint
CREATE TRIGGER news_texts_delete AFTER DELETE ON news BEGIN
	UPDATE content_version SET texts = texts + 1;
END;
