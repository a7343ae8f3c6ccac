import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "@/db/connection.mjs";
import { migrate } from "@/db/migrate";
import { checkContent, migrateContent } from "./editing";
import { ContentFaults } from "./read-content";

type Entry = { id: number; [field: string]: unknown };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync("drizzle", path.join(root, "drizzle"), { recursive: true });
  cpSync("db/content", path.join(root, "db/content"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const migrations = () => readdirSync(path.join(root, "drizzle")).filter((file) => file.endsWith(".sql"));
const newest = () => readFileSync(path.join(root, "drizzle", migrations().at(-1) ?? ""), "utf8");
const journal = () =>
  JSON.parse(readFileSync(path.join(root, "drizzle/meta/_journal.json"), "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };

/** Changes one file of db/content as an editor would. */
function edit(file: string, change: (entries: Entry[]) => Entry[] | void) {
  const place = path.join(root, "db/content", `${file}.json`);
  const entries = JSON.parse(readFileSync(place, "utf8")) as Entry[];
  writeFileSync(place, JSON.stringify(change(entries) ?? entries));
}
const editOne = (file: string, id: number, fields: object) =>
  edit(file, (entries) => void Object.assign(entries.find((entry) => entry.id === id) ?? {}, fields));

function faults(): string[] {
  try {
    checkContent(root);
    return [];
  } catch (fault) {
    if (fault instanceof ContentFaults) return fault.faults;
    throw fault;
  }
}

test("content that did not change writes no migration", () => {
  const before = migrations();
  expect(migrateContent(root, "nothing")).toBe("内容没有变化，不需要新的迁移。");
  expect(migrations()).toEqual(before);
});

test("a changed title becomes one UPDATE, and the store then has it", () => {
  const { length } = migrations();
  editOne("products", 1001, { title: "O'Neil 新标题" });
  expect(migrateContent(root, "rename product 1001")).toMatch(
    /rename_product_1001\.sql：新增 0 条，修改 1 条，删除 0 条。$/,
  );
  expect(migrations()).toHaveLength(length + 1);
  expect(newest()).toMatch(
    /^-- rename product 1001\nUPDATE `products` SET `title` = 'O''Neil 新标题', `updatetime` = '[-\d]{10} [:\d]{8}' WHERE `id` = 1001;\n$/,
  );
  const store = openStore(":memory:");
  migrate(store, path.join(root, "drizzle"));
  expect(store.prepare("SELECT title FROM products WHERE id = 1001").pluck().get()).toBe("O'Neil 新标题");
  expect(migrateContent(root, "again")).toBe("内容没有变化，不需要新的迁移。");
});

test("a new and a removed record become an INSERT and a DELETE", () => {
  edit("leaders", (leaders) => [
    ...leaders.filter(({ id }) => id !== 6114),
    { ...leaders[0], id: 6115, sort: 150 },
  ]);
  expect(migrateContent(root, "来访更新")).toMatch(/_content\.sql：新增 1 条，修改 0 条，删除 1 条。$/);
  expect(newest().split("\n--> statement-breakpoint\n")[1]).toBe(
    "DELETE FROM `leaders` WHERE `id` = 6114;\n",
  );
});

test("a removed product leaves the carts that hold it", () => {
  edit("products", (products) => products.filter(({ id }) => id !== 1002));
  migrateContent(root, "remove");
  expect(newest()).toContain("DELETE FROM `cart_items` WHERE `product` = 1002;");
});

test("a migration follows the last one in journal and snapshots, whatever the clock says", () => {
  editOne("news", 3001, { sort: 5 });
  migrateContent(root, "first");
  editOne("news", 3001, { sort: 6 });
  migrateContent(root, "second");
  const { entries } = journal();
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at));
  expect(entries.slice(1).every(({ when }, at) => when > (entries[at]?.when ?? Infinity))).toBe(true);
  const snapshots = readdirSync(path.join(root, "drizzle/meta"))
    .filter((file) => file.endsWith("_snapshot.json"))
    .map(
      (file) =>
        JSON.parse(readFileSync(path.join(root, "drizzle/meta", file), "utf8")) as {
          id: string;
          prevId: string;
        },
    );
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});

test.each([
  ["<p>甲<script>alert(1)</script></p>", "news.json，id 3001，maincontent：含有不允许的写法"],
  ['<p onclick="x()">甲</p>', "news.json，id 3001，maincontent：含有不允许的写法"],
  ['<p style="color:red">甲</p>', "应为「<p>甲</p>」"],
  ['<iframe src="https://evil.example/"></iframe>', "含有不允许的写法"],
  ['<p><a href="javascript:alert(1)">甲</a></p>', "含有不允许的写法"],
  ["<p>甲\n--> statement-breakpoint\n乙</p>", "含有不可用的控制字符"],
  [
    '<p><img src="https://other.example/a.png" alt="甲"></p>',
    "没有名为「https://other.example/a.png」的图片",
  ],
])("rich text that is not clean is refused with a sentence: %s", (maincontent, sentence) => {
  editOne("news", 3001, { maincontent });
  expect(faults().join("\n")).toContain(sentence);
  expect(() => migrateContent(root, "bad")).toThrow(ContentFaults);
});

test("clean rich text with a picture by its name enters the store with the picture's path", () => {
  const maincontent =
    '<p>甲<a href="/contact">联系</a></p><img src="scenes/sol-workshop" alt="车间"><iframe src="https://player.bilibili.com/player.html?bvid=1" title="视频"></iframe>';
  editOne("news", 3001, { maincontent });
  expect(faults()).toEqual([]);
  migrateContent(root, "picture");
  expect(newest()).toMatch(/<img src="\/media\/scenes\/sol-workshop-[0-9a-f]{8}\.webp" alt="车间">/);
});

test.each([
  [
    "products",
    1001,
    { images: ["products/none-1"] },
    "products.json，id 1001，images.0：没有名为「products/none-1」的图片",
  ],
  ["products", 1001, { type: 9999 }, "products.json，id 1001，type：类型 9999 不存在。"],
  ["solutions", 2001, { type: 33 }, "solutions.json，id 2001，type：类型 33 不存在。"],
  [
    "solutions",
    2001,
    { images: ["scenes/sol-workshop"] },
    "solutions.json，id 2001，images：轮播要有三张图片。",
  ],
  ["cases", 4001, { products: [1022, 77] }, "cases.json，id 4001，products：产品 77 不存在。"],
  ["categories", 201, { pid: 4 }, "categories.json，id 201，pid：上级分类 4 不存在。"],
  ["news", 3001, { createtime: "2026-13-01 00:00:00" }, "news.json，id 3001，createtime：没有这个时间。"],
  ["news", 3001, { title: "" }, "news.json，id 3001，title：不能为空。"],
  ["news", 3001, { author: "甲" }, "news.json，id 3001"],
  ["factory", 6001, { id: 6002 }, "factory.json，id 6002，id：编号重复。"],
])("a fault in %s %i is named: %o", (file, id, fields, sentence) => {
  editOne(file, id, fields);
  expect(faults().join("\n")).toContain(sentence);
});

test("a file that is not JSON is named", () => {
  writeFileSync(path.join(root, "db/content/news.json"), "[{]");
  expect(faults()[0]).toMatch(/^news\.json：不是正确的 JSON/);
});
