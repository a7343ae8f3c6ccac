import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backUp } from "./backup";
import { backupAgeSeconds } from "./last-backup";
import { openStore, type Store } from "@/db/connection";
import { backupName, keptBackups } from "./backup-rotation";

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "backup-"));
  store = openStore(path.join(folder, "site.db"));
  store.exec("CREATE TABLE family (id INTEGER PRIMARY KEY)");
  store.exec("CREATE TABLE item (family INTEGER REFERENCES family(id))");
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const backups = () => path.join(folder, "backups");
const backUpNow = () => backUp(path.join(folder, "site.db"), backups());

test("a backup contains every row stored before it began, in a single file", async () => {
  const insert = store.prepare("INSERT INTO family DEFAULT VALUES");
  store.transaction(() => Array.from({ length: 5000 }, () => insert.run()))();
  const running = backUpNow();
  insert.run();
  const copy = new Database(await running, { readonly: true });
  expect(copy.prepare("SELECT count(*) FROM family").pluck().get()).toBeGreaterThanOrEqual(5000);
  copy.close();
  expect(readdirSync(backups())).toHaveLength(1);
});

test("a faulty copy is not kept", async () => {
  store.pragma("foreign_keys = OFF");
  store.exec("INSERT INTO item VALUES (7)");
  await expect(backUpNow()).rejects.toThrow("指向不存在的内容");
  expect(readdirSync(backups())).toEqual([]);
});

test("leftovers of a killed backup are removed after a day", async () => {
  mkdirSync(backups());
  const [old, young] = [
    "site-2026-11-20T03-15-00-000Z.db.part",
    "site-2026-11-24T03-15-00-000Z.db.part",
  ] as const;
  for (const name of [old, young]) writeFileSync(path.join(backups(), name), "x");
  const yesterday = new Date(Date.now() - 86_400_000 - 60_000);
  utimesSync(path.join(backups(), old), yesterday, yesterday);
  await backUpNow();
  expect(readdirSync(backups()).filter((name) => name.endsWith(".part"))).toEqual([young]);
});

test("without a store there is no backup", async () => {
  await expect(backUp(path.join(folder, "other.db"), backups())).rejects.toThrow();
  expect(readdirSync(folder)).not.toContain("other.db");
});

test("the server reports the age of the last verified backup, in any folder; without one it is infinite", async () => {
  vi.stubEnv("DATABASE_FILE", path.join(folder, "site.db"));
  expect(backupAgeSeconds()).toBe(Infinity);
  await backUp(path.join(folder, "site.db"), path.join(folder, "elsewhere"), new Date(Date.now() - 90_000));
  expect(backupAgeSeconds()).toBeGreaterThanOrEqual(90);
  expect(backupAgeSeconds()).toBeLessThan(150);
  store.pragma("foreign_keys = OFF");
  store.exec("INSERT INTO item VALUES (7)");
  await expect(backUpNow()).rejects.toThrow();
  expect(backupAgeSeconds(), "a copy that does not hold counts for nothing").toBeGreaterThanOrEqual(90);
  vi.unstubAllEnvs();
});

test("the last backup of each of seven days and of four weeks is kept", () => {
  const hours = Array.from({ length: 60 * 2 }, (_, half) => new Date(Date.UTC(2026, 10, 20, 3 - 12 * half)));
  const kept = [...keptBackups(hours.map(backupName))].sort().reverse();
  expect(kept.map((name) => name.slice(5, 18))).toEqual([
    "2026-11-20T03",
    ...["19", "18", "17", "16", "15", "14"].map((date) => `2026-11-${date}T15`),
    "2026-11-08T15",
    "2026-11-01T15",
  ]);
});
