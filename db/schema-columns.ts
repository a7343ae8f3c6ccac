import { sql } from "drizzle-orm";
import { integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

// Column names are the API's spellings (SPEC §3), its slips included (`addres`, `tilte`, `Installationmethod`),
// so that no layer has to translate between the store and the wire.

const chinaNow = sql`(strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours'))`;

export const id = () => integer("id").primaryKey();
export const words = (name: string) => text(name).notNull().default("");

/** What every list orders by: editors' sort first, then newest (China time), then id. */
export const listed = {
  sort: integer("sort").notNull().default(0),
  createtime: text("createtime").notNull().default(chinaNow),
  /** When editors last changed it (China time), empty while it is as it appeared. */
  updatetime: text("updatetime").notNull().default(""),
};

/** When an item last changed, or appeared (db/queries/sitemap.ts). */
export const lastChanged = ({
  createtime,
  updatetime,
}: {
  createtime: SQLiteColumn;
  updatetime: SQLiteColumn;
}) =>
  // Not max(): drizzle-kit would take its comma for the next column.
  sql<string>`CASE WHEN ${updatetime} > ${createtime} THEN ${updatetime} ELSE ${createtime} END`;
