import type { Store } from "@/db/connection";
import { CONTENT_TABLES, COUNT_TABLES, PERSONAL_TABLES, MAINTENANCE_TABLES } from "@/db/tables";

const NEEDED = [...CONTENT_TABLES, ...MAINTENANCE_TABLES, ...PERSONAL_TABLES, ...COUNT_TABLES];

/** Tables that a store lacks although it has run every migration: somebody dropped them since. */
export function missingTables(store: Store): string[] {
  const names = store.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const there = new Set(names);
  return NEEDED.filter((name) => !there.has(name));
}
