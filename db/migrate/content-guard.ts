import type { Store } from "@/db/connection";
import { CONTENT_TABLES, MAINTENANCE_TABLES } from "@/db/tables";
import { firstWord } from "./statements";

const ALLOWED = ["INSERT", "UPDATE", "DELETE", "WITH"];
const TEXTS = /'(?:[^']|'')*'/g;
/** Tables that triggers cannot guard: those of SQLite, and those that the triggers on content tables write. */
const UNTOUCHED = new RegExp(`\\b(?:sqlite_\\w+|${MAINTENANCE_TABLES.join("|")})\\b`, "i");

/** @throws if a statement could do anything but change rows of content tables */
export function assertContentStatement(statement: string, isReader: boolean) {
  if (!ALLOWED.includes(firstWord(statement)))
    throw new Error(`内容迁移的语句只能以 ${ALLOWED.join("、")} 开头`);
  const [table] = UNTOUCHED.exec(statement.replace(TEXTS, "")) ?? [];
  if (table) throw new Error(`内容迁移不能改动 ${table}`);
  if (isReader) throw new Error("内容迁移的语句不能返回数据");
}

/** Runs content migrations while triggers refuse every change of other tables. */
export function withContentGuard(store: Store, run: () => void) {
  const tables = store
    .prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")
    .pluck()
    .all() as string[];
  const open = [...CONTENT_TABLES, ...MAINTENANCE_TABLES];
  const guards = tables
    .filter((table) => !open.includes(table))
    .flatMap((table) => ["INSERT", "UPDATE", "DELETE"].map((change) => ({ table, change })));
  for (const { table, change } of guards)
    store.exec(`CREATE TEMP TRIGGER "guard ${table} ${change}" BEFORE ${change} ON main."${table}"
      BEGIN SELECT RAISE(ABORT, '内容迁移不能改动 ${table}'); END`);
  run();
  for (const { table, change } of guards) store.exec(`DROP TRIGGER temp."guard ${table} ${change}"`);
}
