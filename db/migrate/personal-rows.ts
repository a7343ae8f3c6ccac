import { createHash } from "node:crypto";
import type { Store } from "@/db/connection";
import { PERSONAL_TABLES } from "@/db/tables";
import type { Migration } from "./migrations";

/** The columns of a table and a hash over their rows. */
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

/** The state of all personal data before a migration. */
export function personalRows(store: Store): Kept[] {
  return PERSONAL_TABLES.flatMap((table) => {
    const columns = columnsOf(store, table);
    return columns.length > 0 ? [{ table, columns, hash: hashOf(store, table, columns) }] : [];
  });
}

/**
 * Checks that a migration left personal data unchanged: the same rows with the same values in the old columns. A schema
 * migration that changes them on purpose needs a line `-- changes <table>`.
 * @throws a sentence naming the table
 */
export function assertPersonalRowsKept(store: Store, { isContent, text }: Migration, before: Kept[]) {
  for (const { table, columns, hash } of before) {
    const allowed = ["changes", "drops"].some((word) =>
      new RegExp(`^-- ${word} ${table}\\b`, "m").test(text),
    );
    if (allowed && !isContent) continue;
    const now = columnsOf(store, table);
    // db/migrate/migration-guard.ts reports dropped tables.
    if (now.length === 0 && !isContent) continue;
    if (columns.every((column) => now.includes(column)) && hashOf(store, table, columns) === hash) continue;
    const remedy = isContent ? "" : `；确要改动时在迁移中写明 -- changes ${table}`;
    throw new Error(`改动了 ${table} 的记录${remedy}`);
  }
}
