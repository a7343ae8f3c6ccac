import type { Store } from "@/db/connection";
import { SEPARATOR } from "./statements";

/** Rows per INSERT, as a compromise between number and length of statements. */
const ROWS = 100;

type Made = { type: "table" | "index" | "trigger"; name: string; sql: string };

function insertsOf(store: Store, table: string): string[] {
  const columns = store.prepare("SELECT name FROM pragma_table_info(?) ORDER BY cid").pluck().all(table);
  const quoted = columns.map((column) => `quote("${String(column)}")`).join(` || ', ' || `);
  const rows = store.prepare(`SELECT '(' || ${quoted} || ')' FROM "${table}"`).pluck().all();
  return Array.from(
    { length: Math.ceil(rows.length / ROWS) },
    (_, at) => `INSERT INTO "${table}" VALUES\n${rows.slice(at * ROWS, (at + 1) * ROWS).join(",\n")};`,
  );
}

/** The numbers that rows of a table have had, also those of deleted rows: SQLite gives none of them again. */
function sequencesOf(store: Store): string[] {
  const has = store.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").get();
  return has ? ["DELETE FROM sqlite_sequence;", ...insertsOf(store, "sqlite_sequence")] : [];
}

/**
 * The statements that recreate this store: tables and rows first, then indexes and triggers, so that no trigger fires for the
 * inserted rows.
 */
export function baselineText(store: Store): string {
  const made = store
    .prepare(
      `SELECT type, name, sql FROM sqlite_schema
       WHERE sql IS NOT NULL AND name NOT GLOB 'sqlite_*' AND name <> '__drizzle_migrations' ORDER BY rowid`,
    )
    .all() as Made[];
  const tables = made.filter(({ type }) => type === "table");
  const others = made.filter(({ type }) => type !== "table");
  return [
    ...tables.map(({ sql }) => `${sql};`),
    ...tables.flatMap(({ name }) => insertsOf(store, name)),
    ...sequencesOf(store),
    ...others.map(({ sql }) => `${sql};`),
  ]
    .join(SEPARATOR)
    .concat("\n");
}
