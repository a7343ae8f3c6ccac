import type { Store } from "@/db/connection";

/** Empties every table but the journal of migrations and the version of the content. */
export function eraseRows(store: Store) {
  store.pragma("foreign_keys = OFF");
  const tables = store
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN (?, ?)")
    .pluck()
    .all("__drizzle_migrations", "content_version") as string[];
  for (const table of tables) store.exec(`DELETE FROM "${table}"`);
  store.pragma("foreign_keys = ON");
}
