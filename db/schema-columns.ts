import { sql } from "drizzle-orm";
import { customType, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import { picturePaths, withPicturePaths } from "@/lib/pictures";

// Column names are the API's spellings (SPEC §3), its slips included (`addres`, `tilte`, `Installationmethod`),
// so that no layer has to translate between the store and the wire.

const chinaNow = sql`(strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours'))`;

export const id = () => integer("id").primaryKey();
export const words = (name: string) => text(name).notNull().default("");

/** Text that reads otherwise than it is stored. */
const readBy = (read: (stored: string) => string) => {
  const column = customType<{ data: string; driverData: string }>({
    dataType: () => "text",
    fromDriver: read,
  });
  return (name: string) => column(name).notNull().default("");
};

/** Names of pictures as editors write them, one or several with commas between, read as the paths of their files. */
export const pictures = readBy(picturePaths);
/** Editors' HTML, its pictures by name; read with the paths of their files. */
export const rich = readBy(withPicturePaths);

/** What every list orders by: editors' sort first, then newest (China time), then id. */
export const listed = {
  sort: integer("sort").notNull().default(0),
  createtime: text("createtime").notNull().default(chinaNow),
  /** When editors last changed it (China time), empty while it is as it appeared. */
  updatetime: text("updatetime").notNull().default(""),
};

/** When an item last changed, or appeared (db/queries/site/sitemap.ts). */
export const lastChanged = ({
  createtime,
  updatetime,
}: {
  createtime: SQLiteColumn;
  updatetime: SQLiteColumn;
}) =>
  // Not max(): drizzle-kit would take its comma for the next column.
  sql<string>`CASE WHEN ${updatetime} > ${createtime} THEN ${updatetime} ELSE ${createtime} END`;
