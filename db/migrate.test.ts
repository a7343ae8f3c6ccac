import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "./connection.mjs";
import { migrate } from "./migrate";

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  store = openStore(":memory:");
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** Writes a folder as drizzle-kit does; each migration's place is its time. */
function write(migrations: Record<string, string>, when = (index: number) => index + 1) {
  const entries = Object.keys(migrations).map((tag, index) => ({ idx: index, tag, when: when(index) }));
  mkdirSync(path.join(folder, "meta"), { recursive: true });
  writeFileSync(path.join(folder, "meta/_journal.json"), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(migrations)) writeFileSync(path.join(folder, `${tag}.sql`), text);
}

const statements = (...parts: string[]) => parts.join("\n--> statement-breakpoint\n");
const SHOP = statements(
  "CREATE TABLE family (id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE item (id INTEGER PRIMARY KEY, family INTEGER NOT NULL REFERENCES family(id) ON DELETE CASCADE)",
  "INSERT INTO family VALUES (1, '电容'), (2, '仪表')",
  "INSERT INTO item VALUES (1, 1), (2, 2)",
);

/** Everything in the store, schema and rows. */
const digest = () => createHash("sha256").update(store.serialize()).digest("hex");
const count = (table: string) => store.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

test("every file runs once, and a second run does nothing", () => {
  write({ shop: SHOP });
  expect(migrate(store, folder)).toEqual(["shop"]);
  const before = digest();
  expect(migrate(store, folder)).toEqual([]);
  expect(digest()).toBe(before);
});

test("a store that an earlier drizzle filled goes on where it stands", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: SHOP, more: "INSERT INTO family VALUES (3, '模块')" });
  expect(migrate(store, folder)).toEqual(["more"]);
});

const BREAKS = [0, 1, 2, 3, 4];
test.each(BREAKS)("a statement that fails at place %i leaves the store as it was and is named", (place) => {
  write({ shop: SHOP });
  migrate(store, folder);
  const before = digest();
  const good = BREAKS.map((id) => `INSERT INTO family VALUES (${id + 10}, '新')`);
  write({
    shop: SHOP,
    first: "CREATE TABLE extra (id INTEGER)",
    broken: statements(...good.with(place, "INSERT INTO nowhere VALUES (1)")),
  });
  expect(() => migrate(store, folder)).toThrow(
    "迁移 broken 失败：no such table: nowhere（INSERT INTO nowhere",
  );
  expect(digest()).toBe(before);
});

test("a file that was edited after it ran is refused", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: `${SHOP}\n` });
  expect(() => migrate(store, folder)).toThrow("迁移 shop 在执行之后被改动过");
});

test("a file that would be skipped is refused", () => {
  write({ shop: SHOP }, () => 5);
  migrate(store, folder);
  write({ late: "SELECT 1", shop: SHOP }, (index) => [3, 5][index] ?? 0);
  expect(() => migrate(store, folder)).toThrow("迁移 late 早于已执行的迁移，会被跳过");
  write({ shop: SHOP, same: "SELECT 1" }, () => 5);
  expect(() => migrate(store, folder)).toThrow("迁移 same 的时间不晚于 shop，会被跳过");
});

test("rebuilding a table keeps the rows that hang on it", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  const rebuild = statements(
    "PRAGMA foreign_keys=OFF",
    "CREATE TABLE __new_family (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
    "INSERT INTO __new_family SELECT id, name FROM family",
    "DROP TABLE family",
    "ALTER TABLE __new_family RENAME TO family",
  );
  write({ shop: SHOP, rebuild });
  expect(migrate(store, folder)).toEqual(["rebuild"]);
  expect([count("family"), count("item")]).toEqual([2, 2]);
  expect(store.pragma("foreign_keys", { simple: true })).toBe(1);
});

test("rows that would point nowhere are refused", () => {
  write({ shop: SHOP, orphan: "INSERT INTO item VALUES (3, 9)" });
  expect(() => migrate(store, folder)).toThrow("迁移之后 item 中有记录指向不存在的内容");
});

test("what triggers of a named table change is meant", () => {
  const hook = "CREATE TRIGGER gone AFTER DELETE ON family BEGIN DELETE FROM item WHERE family = old.id; END";
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: SHOP, hook, less: "DELETE FROM family WHERE id = 2" });
  migrate(store, folder);
  expect(count("item")).toBe(1);
});

test("a table that no migration names keeps its rows", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  store.exec(`CREATE TABLE letter (id INTEGER); INSERT INTO letter VALUES (1);
    CREATE VIEW door AS SELECT 1 AS id;
    CREATE TRIGGER burn INSTEAD OF DELETE ON door BEGIN DELETE FROM letter; END`);
  write({ shop: SHOP, burn: "DELETE FROM door" });
  expect(() => migrate(store, folder)).toThrow("迁移没有提到 letter，它的记录却从 1 条变成 0 条");
  expect(count("letter")).toBe(1);
});

test("a table goes with its rows only where the migration says so", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: SHOP, drop: "DROP TABLE item" });
  expect(() => migrate(store, folder)).toThrow("迁移会删除有 2 条记录的表 item");
  write({ shop: SHOP, drop: "-- drops item\nDROP TABLE item" });
  expect(migrate(store, folder)).toEqual(["drop"]);
});
