import { renameSync, rmSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore, sharedStore } from "./connection";
import { fileStore } from "@/db/testing/file-store";

let file: ReturnType<typeof fileStore>;
let now: number;
beforeEach(() => {
  file = fileStore();
  now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  file.remove();
});

/** Puts another store in the place of this one, whose last change is in its log only. */
function replaceStore() {
  const store = sharedStore();
  store.pragma("wal_checkpoint(TRUNCATE)");
  store.exec("CREATE TABLE late (text TEXT); INSERT INTO late VALUES ('旧')");
  const other = openStore(`${file.file}.other`);
  other.exec("CREATE TABLE letter (text TEXT); INSERT INTO letter VALUES ('新')");
  other.close();
  renameSync(file.file, `${file.file}.away`);
  renameSync(`${file.file}.other`, file.file);
  now += 1100;
}

test("a replaced store is read without the log of the old one", () => {
  replaceStore();
  const store = sharedStore();
  expect(store.prepare("SELECT name FROM sqlite_schema").pluck().all()).toEqual(["letter"]);
  expect(store.prepare("SELECT text FROM letter").pluck().all()).toEqual(["新"]);
  expect(store.pragma("integrity_check", { simple: true })).toBe("ok");
});

test("a moved store keeps all its data", () => {
  replaceStore();
  sharedStore();
  const away = new Database(`${file.file}.away`);
  expect(away.prepare("SELECT text FROM late").pluck().all()).toEqual(["旧"]);
  away.close();
});

test("the new log of another process is not touched", () => {
  replaceStore();
  for (const suffix of ["-wal", "-shm"]) rmSync(file.file + suffix);
  const first = file.other();
  first.exec("INSERT INTO letter VALUES ('后来')");
  const store = sharedStore();
  expect(store.prepare("SELECT text FROM letter").pluck().all()).toEqual(["新", "后来"]);
  first.close();
});
