import { inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Store } from "./connection";
import { sharedStore } from "./connection";

const connect = (store: Store) => ({ store, orm: drizzle(store) });

let connection: ReturnType<typeof connect> | undefined;

/** Drizzle on the shared connection of this process. Synchronous, like better-sqlite3. */
export const db = () => {
  const store = sharedStore();
  if (connection?.store !== store) connection = connect(store);
  return connection.orm;
};

/** A statement that is built and prepared once per connection, at its first use. */
export function prepared<Query>(build: (orm: ReturnType<typeof db>) => Query): () => Query {
  let made: { orm: ReturnType<typeof db>; query: Query } | undefined;
  return () => {
    const orm = db();
    if (made?.orm !== orm) made = { orm, query: build(orm) };
    return made.query;
  };
}

/** `column IN (…)` for a list of any length, which is bound under this name as one JSON array. */
export const isAmong = (column: SQLiteColumn, name: string) =>
  inArray(column, sql`(SELECT value FROM json_each(${sql.placeholder(name)}))`);
