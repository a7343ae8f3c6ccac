import { count, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "@/db/client";

/** The number of rows of a table. */
export const countRows = (table: SQLiteTable, where?: SQL): number =>
  db().select({ value: count() }).from(table).where(where).get()?.value ?? 0;

/** Whether a table has such a row. */
export const hasRow = (table: SQLiteTable, where?: SQL): boolean =>
  db()
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(1)
    .get() !== undefined;
