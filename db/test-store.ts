import { sharedStore } from "./connection";
import { migrate } from "./migrate/migrate";

const ready = new WeakSet<object>();

/** The store of this test file, in memory, made by the real migrations and emptied of all content. */
export function emptyStore() {
  const store = sharedStore();
  if (!ready.has(store)) migrate(store, "drizzle");
  ready.add(store);
  store.pragma("foreign_keys = OFF");
  const tables = store
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (?, ?)")
    .pluck()
    .all("__drizzle_migrations", "content_version") as string[];
  for (const table of tables) store.exec(`DELETE FROM "${table}"`);
  store.pragma("foreign_keys = ON");
  return store;
}
