import type { Store } from "@/db/connection";

/** Row counts by table. */
type Counts = Map<string, number>;

const IS_WORD = /^[\p{L}\p{N}_]+$/u;

export function countRows(store: Store): Counts {
  const tables = store
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];
  return new Map(
    tables
      .filter((table) => IS_WORD.test(table) && table !== "__drizzle_migrations")
      .map((table) => [table, store.prepare(`SELECT count(*) FROM "${table}"`).pluck().get() as number]),
  );
}

const names = (text: string, table: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${table}(?![\\p{L}\\p{N}_])`, "iu").test(text);

/** Tables that a text names, and those that their triggers write. */
function reached(store: Store, tables: string[], text: string): Set<string> {
  const triggers = store.prepare("SELECT tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    tbl_name: string;
    sql: string;
  }[];
  const found = new Set(tables.filter((table) => names(text, table)));
  for (const table of found) {
    for (const { sql } of triggers.filter(({ tbl_name }) => tbl_name === table)) {
      for (const next of tables) if (names(sql, next)) found.add(next);
    }
  }
  return found;
}

/**
 * Checks that migrations changed only tables that they name: rebuilding a table, for example, must not delete rows of another
 * one by cascade. Dropping a table with rows needs a line `-- drops <table>`.
 * @param before row counts before the migrations
 * @param text of all migrations that ran since
 * @throws a sentence naming the table
 */
export function assertNothingLost(store: Store, before: Counts, text: string) {
  const after = countRows(store);
  const allowed = reached(store, [...before.keys()], text);
  for (const [table, rows] of before) {
    const now = after.get(table);
    if (now === undefined && rows > 0 && !text.includes(`-- drops ${table}`))
      throw new Error(`迁移会删除有 ${rows} 条记录的表 ${table}；确要删除时在迁移中写明 -- drops ${table}`);
    if (now !== undefined && now !== rows && !allowed.has(table))
      throw new Error(`迁移没有提到 ${table}，它的记录却从 ${rows} 条变成 ${now} 条`);
  }
  const orphans = store.pragma("foreign_key_check") as { table: string }[];
  if (orphans[0]) throw new Error(`迁移之后 ${orphans[0].table} 中有记录指向不存在的内容`);
}
