// Stores of earlier releases, for tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { migrate } from "@/db/migrate/migrate";

/**
 * Makes a store of an earlier release.
 * @param count the number of migrations it has run
 */
export function makeOldStore(file: string, count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "old-migrations-"));
  cpSync("drizzle", folder, { recursive: true });
  const journal = path.join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  const store = new Database(file);
  migrate(store, folder);
  store.close();
  rmSync(folder, { recursive: true });
}
