import { copyFileSync, renameSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeStore, sharedStore } from "@/db/connection";
import { storeFault } from "@/db/queries/health";
import { fileStore } from "@/db/test-file-store";
import { isBehind } from "./behind";
import { migrate } from "./migrate";

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

/** Puts a copy of the store in its place that was changed by `change`; the process notices within a second. */
function replaceStore(change: string) {
  closeStore();
  copyFileSync(file.file, `${file.file}.new`);
  sharedStore();
  const copy = new Database(`${file.file}.new`);
  copy.exec(change);
  copy.close();
  renameSync(`${file.file}.new`, file.file);
  now += SECOND_MS;
}

test("a store that has run every migration is not behind", () => {
  expect(isBehind()).toBe(false);
});

test("a store put in its place that lacks the last migration is behind, until that has run", () => {
  expect(isBehind()).toBe(false);
  replaceStore(
    `ALTER TABLE messages DROP COLUMN about; DELETE FROM __drizzle_migrations WHERE created_at = (${LAST})`,
  );
  expect(isBehind()).toBe(true);
  expect(storeFault()).toBe("behind");
  const other = file.other();
  migrate(other, "drizzle");
  other.close();
  now += SECOND_MS;
  expect(isBehind()).toBe(false);
  expect(storeFault()).toBeUndefined();
});

test("a store of another history is behind, too", () => {
  replaceStore(`UPDATE __drizzle_migrations SET hash = 'x' WHERE created_at = (${LAST})`);
  expect(isBehind()).toBe(true);
});

test("a store that cannot be read is not behind: what was made from it stays good", () => {
  replaceStore("DROP TABLE __drizzle_migrations; CREATE TABLE __drizzle_migrations (id INTEGER)");
  expect(isBehind()).toBe(false);
});
