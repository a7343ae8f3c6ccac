import type { Store } from "@/db/connection";
import { CONTENT_TABLES, COUNT_TABLES, PERSONAL_TABLES, MAINTENANCE_TABLES } from "@/db/tables";

const NEEDED = [...CONTENT_TABLES, ...MAINTENANCE_TABLES, ...PERSONAL_TABLES, ...COUNT_TABLES];

/** Tables missing although all migrations have run: somebody dropped them. */
export function missingTables(store: Store): string[] {
  const names = store.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const there = new Set(names);
  return NEEDED.filter((name) => !there.has(name));
}
