import { sql } from "drizzle-orm";
import { customType, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import { picturePaths, withPicturePaths } from "@/lib/pictures";

// Column names keep the spelling of the API (SPEC §3), including its typos (`addres`, `tilte`, `Installationmethod`),
// so that no layer has to translate between database and API.

const chinaNow = sql`(strftime('%Y-%m-%d %H:%M:%S', 'now', '+8 hours'))`;

export const id = () => integer("id").primaryKey();
export const words = (name: string) => text(name).notNull().default("");

/** Text that is transformed when it is read. */
const readBy = (read: (stored: string) => string) => {
  const column = customType<{ data: string; driverData: string }>({
    dataType: () => "text",
    fromDriver: read,
  });
  return (name: string) => column(name).notNull().default("");
};

/** Picture names, comma-separated; read as the paths of their files. */
export const pictures = readBy(picturePaths);
/** Editors' HTML with picture names; read with the paths of their files. */
export const rich = readBy(withPicturePaths);

/** The order of every list: editors' sort first, then newest (China time), then id. */
export const listed = {
  sort: integer("sort").notNull().default(0),
  createtime: text("createtime").notNull().default(chinaNow),
  /** The last change by editors (China time); empty if never changed. */
  updatetime: text("updatetime").notNull().default(""),
};

/** The time of the last change, or else of publication (db/queries/site/sitemap.ts). */
export const lastChanged = ({
  createtime,
  updatetime,
}: {
  createtime: SQLiteColumn;
  updatetime: SQLiteColumn;
}) =>
  // Not max(): drizzle-kit would take its comma for a column separator.
  sql<string>`CASE WHEN ${updatetime} > ${createtime} THEN ${updatetime} ELSE ${createtime} END`;
