import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Store } from "./connection.mjs";
import * as schema from "./schema";

const NEEDED = Object.values(schema)
  .filter((part) => is(part, SQLiteTable))
  .map((table) => getTableName(table));

/** Tables that a store lacks although it has run every migration: somebody dropped them since. */
export function missingTables(store: Store): string[] {
  const names = store.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const there = new Set(names);
  return NEEDED.filter((name) => !there.has(name));
}
