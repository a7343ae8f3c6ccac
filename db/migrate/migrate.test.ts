import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { migrate } from "./migrate";
import { statements, testFolder } from "@/db/testing/migration-folder";

let folder: string;
let write: ReturnType<typeof testFolder>["write"];
let remove: () => void;
let store: Store;

beforeEach(() => {
  ({ folder, write, remove } = testFolder());
  store = openStore(":memory:");
});

afterEach(() => {
  store.close();
  remove();
});

const SHOP = statements(
  "CREATE TABLE family (id INTEGER PRIMARY KEY, name TEXT)",
  "CREATE TABLE item (id INTEGER PRIMARY KEY, family INTEGER NOT NULL REFERENCES family(id) ON DELETE CASCADE)",
  "INSERT INTO family VALUES (1, '电容'), (2, '仪表')",
  "INSERT INTO item VALUES (1, 1), (2, 2)",
);

/** Everything in the store, schema and rows. */
const digest = () => createHash("sha256").update(store.serialize()).digest("hex");
const count = (table: string) => store.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

test("every migration runs once, and a second run does nothing", () => {
  write({ shop: SHOP });
  expect(migrate(store, folder)).toEqual(["shop"]);
  const before = digest();
  expect(migrate(store, folder)).toEqual([]);
  expect(digest()).toBe(before);
});

test("a store of an earlier drizzle version continues where it is", () => {
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

test("a migration that was edited after it ran is refused", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: `${SHOP}\n` });
  expect(() => migrate(store, folder)).toThrow("迁移 shop 在执行之后被改动过");
});

test("a migration that would be skipped is refused", () => {
  write({ shop: SHOP }, () => 5);
  migrate(store, folder);
  write({ late: "SELECT 1", shop: SHOP }, (index) => [3, 5][index] ?? 0);
  expect(() => migrate(store, folder)).toThrow("迁移 late 早于已执行的迁移，会被跳过");
  write({ shop: SHOP, same: "SELECT 1" }, () => 5);
  expect(() => migrate(store, folder)).toThrow("迁移 same 的时间不晚于 shop，会被跳过");
});

test("rebuilding a table keeps the rows that refer to it", () => {
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

test("dangling references are refused", () => {
  write({ shop: SHOP, orphan: "INSERT INTO item VALUES (3, 9)" });
  expect(() => migrate(store, folder)).toThrow("迁移之后 item 中有记录指向不存在的内容");
});

test("changes by triggers of a named table are allowed", () => {
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

test("a table is dropped with its rows only if the migration says so", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  write({ shop: SHOP, drop: "DROP TABLE item" });
  expect(() => migrate(store, folder)).toThrow("迁移会删除有 2 条记录的表 item");
  write({ shop: SHOP, drop: "-- drops item\nDROP TABLE item" });
  expect(migrate(store, folder)).toEqual(["drop"]);
});

const HOOK =
  "CREATE TRIGGER counted AFTER INSERT ON family\nBEGIN UPDATE family SET name = name WHERE id = 0; END;";
const REBUILD = [
  "CREATE TABLE __new_family (id INTEGER PRIMARY KEY, name TEXT NOT NULL)",
  "INSERT INTO __new_family SELECT id, name FROM family",
  "DROP TABLE family",
  "ALTER TABLE __new_family RENAME TO family",
];

test("a table rebuilt without its triggers is refused with their names, and the store is unchanged", () => {
  write({ shop: SHOP, hook: HOOK });
  migrate(store, folder);
  const before = digest();
  write({ shop: SHOP, hook: HOOK, rebuild: statements(...REBUILD) });
  expect(() => migrate(store, folder)).toThrow(
    "迁移之后数据库缺少触发器：counted。重建表的迁移要把表上的触发器",
  );
  expect(digest()).toBe(before);
  write({
    shop: SHOP,
    hook: HOOK,
    rebuild: statements(...REBUILD, `-- again\n${HOOK.replaceAll("\n", "  ")}`),
  });
  expect(migrate(store, folder)).toEqual(["rebuild"]);
});

test("a trigger recreated with another text is refused with its name", () => {
  write({ shop: SHOP, hook: HOOK });
  migrate(store, folder);
  store.exec(`DROP TRIGGER counted; ${HOOK.replace("= 0", "= 1")}`);
  write({ shop: SHOP, hook: HOOK, more: "INSERT INTO family VALUES (3, '模块')" });
  expect(() => migrate(store, folder)).toThrow("触发器与迁移中的写法不同：counted");
});

test("a trigger that SQLite rewrote with quotes, as its table was renamed and back, is accepted", () => {
  write({ shop: SHOP, hook: HOOK });
  migrate(store, folder);
  store.exec("ALTER TABLE family RENAME TO away; ALTER TABLE away RENAME TO family");
  write({ shop: SHOP, hook: HOOK, more: "INSERT INTO family VALUES (3, '模块')" });
  expect(migrate(store, folder)).toEqual(["more"]);
});

test("triggers that a migration drops, directly or with their table, are not reported as missing", () => {
  write({ shop: SHOP, hook: HOOK });
  migrate(store, folder);
  write({ shop: SHOP, hook: HOOK, less: "DROP TRIGGER counted" });
  expect(migrate(store, folder)).toEqual(["less"]);
  const gone = "-- drops item\nDROP TABLE item";
  const onItem = HOOK.replace("counted", "onitem").replace("ON family", "ON item");
  write({ shop: SHOP, hook: HOOK, less: "DROP TRIGGER counted", onItem, gone });
  expect(migrate(store, folder)).toEqual(["onItem", "gone"]);
});

test.each(["COMMIT", "BEGIN", "SAVEPOINT a", "ATTACH '/tmp/other.db' AS other", "VACUUM", "end"])(
  "a statement that would leave the transaction is refused: %s",
  (statement) => {
    write({ shop: SHOP, out: `-- why\n${statement}` });
    expect(() => migrate(store, folder)).toThrow(/^迁移 out 失败：迁移中不能使用 [A-Z]+/);
  },
);

test("several statements in one piece are refused before any of them runs", () => {
  write({ shop: SHOP });
  migrate(store, folder);
  const before = digest();
  write({ shop: SHOP, sly: "DELETE FROM item; COMMIT; DELETE FROM family; BEGIN" });
  expect(() => migrate(store, folder)).toThrow("两个 statement-breakpoint 之间只能有一条语句");
  expect(digest()).toBe(before);
});
