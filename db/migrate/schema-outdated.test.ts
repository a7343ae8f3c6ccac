import { copyFileSync, renameSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { storeFault } from "@/db/queries/site/health";
import { fileStore } from "@/db/testing/file-store";
import { isSchemaOutdated } from "./schema-outdated";

const SECOND_MS = 1100;
const LAST = "SELECT max(created_at) FROM __drizzle_migrations";

let file: ReturnType<typeof fileStore>;
let now: number;
beforeEach(() => {
  file = fileStore();
  now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  file.remove();
});

/** Puts another store in its place; the process notices within a second. */
function replaceStore(make: (file: string) => void) {
  // All of the old one is in its file: what waited beside it would be taken into the new one.
  closeStore();
  make(`${file.file}.new`);
  sharedStore();
  renameSync(`${file.file}.new`, file.file);
  now += SECOND_MS;
}

/** The same store but for a change. */
const changed = (change: string) => (other: string) => {
  copyFileSync(file.file, other);
  const copy = new Database(other);
  copy.exec(change);
  copy.close();
};

test("a store that has run every migration is up to date", () => {
  expect(isSchemaOutdated()).toBe(false);
});

test("a replaced store is outdated until it has run the last migration", () => {
  expect(isSchemaOutdated()).toBe(false);
  const journal = "SELECT * FROM __drizzle_migrations ORDER BY created_at DESC";
  const last = sharedStore().prepare(journal).get();
  replaceStore(changed(`DELETE FROM __drizzle_migrations WHERE created_at = (${LAST})`));
  expect(isSchemaOutdated()).toBe(true);
  expect(storeFault()).toBe("behind");
  const other = file.other();
  other.prepare("INSERT INTO __drizzle_migrations VALUES (@id, @hash, @created_at)").run(last);
  other.close();
  now += SECOND_MS;
  expect(isSchemaOutdated()).toBe(false);
  expect(storeFault()).toBeUndefined();
});

test("a store with another history is outdated", () => {
  replaceStore(changed(`UPDATE __drizzle_migrations SET hash = 'x' WHERE created_at = (${LAST})`));
  expect(isSchemaOutdated()).toBe(true);
});

test("an unreadable store is not outdated: cached results stay valid", () => {
  replaceStore(changed("DROP TABLE __drizzle_migrations; CREATE TABLE __drizzle_migrations (id INTEGER)"));
  expect(isSchemaOutdated()).toBe(false);
});
