import type { Store } from "@/db/connection";
import type { Migration } from "./migrations";
import { statementsOf } from "./statements";

/** The table and the normalized body of a trigger. */
type Trigger = { table: string; body: string };

const NAME = '[`"[]?(\\w+)[`"\\]]?';
const CREATE = new RegExp(
  `^CREATE\\s+TRIGGER\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${NAME}([^]*?\\sON\\s+${NAME}[^]*)$`,
  "i",
);
const DROP = new RegExp(`^DROP\\s+TRIGGER\\s+(?:IF\\s+EXISTS\\s+)?${NAME}`, "i");
const DROPPED_TABLE = /^-- drops (\w+)/gm;

/** Normalizes quotes: SQLite adds them to names when a table is renamed. */
const body = (text: string) =>
  text
    .replace(/;\s*$/, "")
    .replace(/["`[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function readTrigger(statement: string): [string, Trigger] | undefined {
  const [, name, rest, table] = CREATE.exec(statement) ?? [];
  return name && rest && table ? [name, { table, body: body(rest) }] : undefined;
}

/**
 * The triggers that should exist after the migrations: created and not dropped later. They are read from the text of the
 * migrations, as rebuilding a table silently drops its triggers.
 */
function expectedTriggers(migrations: Migration[]): Map<string, Trigger> {
  const expected = new Map<string, Trigger>();
  for (const { text } of migrations) {
    for (const statement of statementsOf(text)) {
      const created = readTrigger(statement);
      if (created) expected.set(...created);
      expected.delete(DROP.exec(statement)?.[1] ?? "");
    }
    for (const [, gone] of text.matchAll(DROPPED_TABLE))
      for (const [name, { table }] of expected) if (table === gone) expected.delete(name);
  }
  return expected;
}

/**
 * A sentence on missing triggers, without which `content_version` is not raised and new products are in no list.
 * @param migrations all that the store has run
 */
export function triggerFault(store: Store, migrations: Migration[]): string | undefined {
  const rows = store
    .prepare("SELECT sql FROM sqlite_schema WHERE type = 'trigger'")
    .pluck()
    .all() as string[];
  const stored = new Map(rows.flatMap((sql) => [readTrigger(sql)].filter((found) => found !== undefined)));
  const expected = [...expectedTriggers(migrations)];
  const missing = expected.filter(([name]) => !stored.has(name)).map(([name]) => name);
  const different = expected
    .filter(([name, { body }]) => stored.has(name) && stored.get(name)?.body !== body)
    .map(([name]) => name);
  const parts = [
    ...(missing.length > 0 ? [`数据库缺少触发器：${missing.join("、")}`] : []),
    ...(different.length > 0 ? [`触发器与迁移中的写法不同：${different.join("、")}`] : []),
  ];
  return parts.length > 0 ? parts.join("；") : undefined;
}
