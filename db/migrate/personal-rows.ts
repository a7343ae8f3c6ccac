import { createHash } from "node:crypto";
import type { Store } from "@/db/connection";
import { PERSONAL_TABLES } from "@/db/tables";
import type { Migration } from "./migrations";

/** What was in a table: its columns, and a hash over all rows of these. */
type Kept = { table: string; columns: string[]; hash: string };

const columnsOf = (store: Store, table: string) =>
  store.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").pluck().all(table) as string[];

function hashOf(store: Store, table: string, columns: string[]): string {
  const list = columns.map((column) => `"${column}"`).join(", ");
  const hash = createHash("sha256");
  for (const row of store.prepare(`SELECT ${list} FROM "${table}" ORDER BY ${list}`).raw().iterate())
    hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest("hex");
}

/** The rows of persons before a migration. */
export function personalRows(store: Store): Kept[] {
  return PERSONAL_TABLES.flatMap((table) => {
    const columns = columnsOf(store, table);
    return columns.length > 0 ? [{ table, columns, hash: hashOf(store, table, columns) }] : [];
  });
}

/**
 * Messages and what else belongs to persons is after a migration what it was before: same rows, same values in the
 * columns that there were. A schema migration that means to change them has a line `-- changes <table>`.
 * @throws a sentence naming the table
 */
export function assertPersonalRowsKept(store: Store, { isContent, text }: Migration, before: Kept[]) {
  for (const { table, columns, hash } of before) {
    const allowed = ["changes", "drops"].some((word) =>
      new RegExp(`^-- ${word} ${table}\\b`, "m").test(text),
    );
    if (allowed && !isContent) continue;
    const now = columnsOf(store, table);
    // A table that is gone is told of by its name and rows (db/migrate/migration-guard.ts).
    if (now.length === 0 && !isContent) continue;
    if (columns.every((column) => now.includes(column)) && hashOf(store, table, columns) === hash) continue;
    const remedy = isContent ? "" : `；确要改动时在迁移中写明 -- changes ${table}`;
    throw new Error(`改动了 ${table} 的记录${remedy}`);
  }
}
