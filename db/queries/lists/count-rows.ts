import { count, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "@/db/client";

/** How many rows of a table there are now. */
export const countRows = (table: SQLiteTable, where?: SQL): number =>
  db().select({ value: count() }).from(table).where(where).get()?.value ?? 0;
