import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

// Maintenance tables, written by migrations and triggers and read in plain SQL.

/**
 * Scheduled changes: `forward` turns the content of the moment before into that of this one, `backward` undoes it
 * before migrations run, which were written without it. Both are JSON lists of statements.
 */
export const scheduledChanges = sqliteTable("scheduled_changes", {
  /** China time. */
  at: text("at").primaryKey(),
  forward: text("forward").notNull(),
  backward: text("backward").notNull(),
  /** 1 once it is applied. */
  applied: integer("applied").notNull().default(0),
});

/**
 * One row, updated by triggers: `version` at every change of content, for the page cache; `catalogue` at changes of
 * products, categories and parameters, and `texts` at changes of solutions and news, for data that is derived from all
 * of them.
 */
export const contentVersion = sqliteTable("content_version", {
  id: integer("id").primaryKey(),
  version: integer("version").notNull(),
  catalogue: integer("catalogue").notNull().default(0),
  texts: integer("texts").notNull().default(0),
});

/**
 * Pages with changed text, each once with the number of its last change, written by triggers: search and filters update
 * only these.
 */
export const pageChanges = sqliteTable(
  "page_changes",
  {
    number: integer("number").primaryKey({ autoIncrement: true }),
    /** A kind of search result (lib/links/search-address.ts). */
    kind: text("kind").notNull(),
    page: integer("page").notNull(),
  },
  (table) => [uniqueIndex("page_changes_page").on(table.kind, table.page)],
);
