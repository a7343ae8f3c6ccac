import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openStore } from "@/db/connection.mjs";
import { migrate } from "@/db/migrate";
import { type Difference, differences } from "./diff";
import type { Table } from "./rows";

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

const SEPARATOR = "\n--> statement-breakpoint\n";

const slug = (why: string) =>
  why
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, 40)
    .replace(/_+$/, "") || "content";

const snapshotFile = (folder: string, idx: number) =>
  path.join(folder, "meta", `${String(idx).padStart(4, "0")}_snapshot.json`);

/** As `drizzle-kit generate --custom` does it: the schema is the one before, under an id of its own. */
function writeSnapshot(folder: string, idx: number) {
  const before = JSON.parse(readFileSync(snapshotFile(folder, idx - 1), "utf8")) as {
    id: string;
    prevId: string;
  };
  const snapshot = { ...before, id: randomUUID(), prevId: before.id };
  writeFileSync(snapshotFile(folder, idx), JSON.stringify(snapshot, null, 2));
}

/** How the rows differ from the store that all migrations of a folder leave. */
export function missingFrom(folder: string, tables: Table[]): Difference {
  const store = openStore(":memory:");
  try {
    migrate(store, folder);
    return differences(store, tables);
  } finally {
    store.close();
  }
}

/**
 * Writes the next migration of a folder.
 * @returns its tag
 */
export function writeMigration(folder: string, why: string, statements: string[], now = Date.now()): string {
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error("drizzle/ 中还没有建表的迁移。");
  const idx = last.idx + 1;
  const tag = `${String(idx).padStart(4, "0")}_${slug(why)}`;
  writeSnapshot(folder, idx);
  const [first = "", ...rest] = statements;
  const text = [`-- ${why.replace(/\s+/g, " ")}\n${first}`, ...rest].join(SEPARATOR);
  writeFileSync(path.join(folder, `${tag}.sql`), `${text}\n`);
  // A clock set back must not put a migration before those that stores have already run.
  const when = Math.max(now, last.when + 1);
  const entries = [...journal.entries, { idx, version: last.version, when, tag, breakpoints: true }];
  writeFileSync(file, `${JSON.stringify({ ...journal, entries }, null, 2)}\n`);
  return tag;
}
