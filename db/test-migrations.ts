import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sharedStore } from "./connection";
import { migrate } from "./migrate/migrate";

const CONTENT = /^\d+_content-/;

/** Brings the store to the content as it was shipped with a migration, in today's tables: what editors change later is theirs. */
export function migrateUntil(tag: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  cpSync("drizzle", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  const entries = journal.entries.filter(({ tag }, at) => at < end || !CONTENT.test(tag));
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  migrate(sharedStore(), folder);
  rmSync(folder, { recursive: true });
}
