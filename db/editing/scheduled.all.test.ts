import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "@/db/connection";
import { contentFaults } from "@/db/check/rules";
import { migrate } from "@/db/migrate/migrate";
import { applyDue, isSomethingDue } from "@/db/migrate/scheduled";
import { readContent } from "@/db/source/read-content";
import { testProject } from "@/db/testing/project";
import { writeContent } from "./editing";

const at = (time: string) => Date.parse(`${time.replace(" ", "T")}+08:00`);
const BEFORE = at("2049-11-30 12:00:00");
const BEGIN = "2049-12-01 08:00:00";
const END = "2049-12-31 18:00:00";

let project: ReturnType<typeof testProject>;
beforeEach(() => void (project = testProject()));

const content = () => readContent(path.join(project.root, "db/content"));
const publish = (now = BEFORE) => writeContent(project.drizzle, content(), { why: "times" }, now);
const count = (store: Store, table: string, id: number) =>
  store.prepare(`SELECT count(*) FROM ${table} WHERE id = ?`).pluck().get(id) as number;
/** All that visitors can be shown. */
const shown = (store: Store) =>
  ["products", "news", "product_parameters", "product_revisions", "product_categories"].map((table) =>
    store.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all(),
  );
function newStore() {
  const store = openStore(":memory:");
  migrate(store, project.drizzle);
  return store;
}
/** Lets a store come to a moment, as a running site does. */
const letPass = (store: Store, time: string) =>
  store.transaction(() => applyDue(store, at(time))).immediate();
/** A news item that is there between two moments. */
const addNews = (times: object) =>
  project.edit("news", (news) => [...news, { ...news[0], id: 3900, title: "定时的新闻", ...times }] as never);
/** A product that nothing else names. */
const addProduct = (times: object) =>
  project.edit(
    "products",
    (all) => [...all, { ...all.find(({ id }) => id === 1001), id: 1999, model: "LH-NEW", ...times }] as never,
  );

test("a scheduled news item is published and removed by itself, once, and raises the content version each time", () => {
  addNews({ publish: BEGIN, until: END });
  expect(publish()).toContain(`以后到时自动上线或下线：${BEGIN}、${END}。`);
  const store = newStore();
  expect(count(store, "news", 3900)).toBe(0);
  expect(isSomethingDue(store, at("2049-12-01 07:59:59"))).toBe(false);
  const version = () => store.prepare("SELECT version FROM content_version").pluck().get() as number;
  const before = version();
  expect(isSomethingDue(store, at(BEGIN))).toBe(true);
  expect(letPass(store, BEGIN)).toEqual([BEGIN]);
  expect(count(store, "news", 3900)).toBe(1);
  expect(version()).toBeGreaterThan(before);
  expect(letPass(store, BEGIN)).toEqual([]);
  expect(letPass(store, END)).toEqual([END]);
  expect(count(store, "news", 3900)).toBe(0);
  expect(store.pragma("foreign_key_check")).toEqual([]);
});

test("a site that was stopped during both moments ends in the same state", () => {
  addNews({ publish: BEGIN, until: END });
  publish();
  const store = newStore();
  expect(letPass(store, "2050-01-01 00:00:00")).toEqual([BEGIN, END]);
  expect(count(store, "news", 3900)).toBe(0);
});

test("a scheduled product is published with its parameters and first revision, and removed with all of them", () => {
  addProduct({ publish: BEGIN, until: END });
  publish();
  const store = newStore();
  const before = shown(store);
  letPass(store, BEGIN);
  expect(store.prepare("SELECT number, date FROM product_revisions WHERE product = 1999").all()).toEqual([
    { number: 1, date: BEGIN.slice(0, 10) },
  ]);
  expect(count(store, "products", 1999)).toBe(1);
  letPass(store, END);
  for (const [table, id] of [
    ["products", "id"],
    ["product_parameters", "product"],
    ["product_categories", "product"],
  ])
    expect(store.prepare(`SELECT count(*) FROM ${table} WHERE ${id} = 1999`).pluck().get(), table).toBe(0);
  expect(shown(store)).toEqual(before);
});

test("a later migration finds the content that it was written for, whatever was published or removed since", () => {
  addNews({ publish: BEGIN, until: END });
  addProduct({ until: BEGIN });
  publish();
  const [awake, late] = [newStore(), newStore()];
  letPass(awake, BEGIN);
  expect(count(awake, "news", 3900)).toBe(1);
  expect(count(awake, "products", 1999)).toBe(0);
  // Written before that moment and deployed after it: the product stays, the news has another title and ends earlier.
  project.edit("products", (all) => all.map(({ until: _until, ...product }) => product));
  project.editOne("news", 3900, { title: "改过的标题", until: "2049-12-10 00:00:00" });
  publish(BEFORE + 60_000);
  for (const store of [awake, late]) {
    migrate(store, project.drizzle);
    letPass(store, "2049-12-05 00:00:00");
    expect(store.prepare("SELECT title FROM news WHERE id = 3900").pluck().get()).toBe("改过的标题");
    expect(count(store, "products", 1999)).toBe(1);
  }
  expect(shown(awake)).toEqual(shown(late));
});

test("a published item is no change in the next migration", () => {
  addNews({ publish: BEGIN });
  publish();
  expect(publish(at(BEGIN) + 1000)).toMatch(/新增 1 条，修改 0 条，删除 0 条。$/);
  const store = newStore();
  expect(count(store, "news", 3900)).toBe(1);
  expect(store.prepare("SELECT count(*) FROM scheduled_changes").pluck().get()).toBe(0);
  expect(publish(at(BEGIN) + 2000)).toBe("内容没有变化，不需要新的迁移。");
});

test("a draft without a time stays out of migrations", () => {
  addNews({ publish: "未定" });
  expect(publish()).toBe("内容没有变化，不需要新的迁移。");
  for (const file of project.migrations())
    expect(readFileSync(path.join(project.drizzle, file), "utf8"), file).not.toContain("定时的新闻");
});

test("the check covers the content at each scheduled moment, and reports an end before its start", () => {
  addNews({ publish: END, until: BEGIN });
  project.editOne("products", 1001, { until: BEGIN });
  const faults = contentFaults(content(), project.root, BEFORE);
  expect(faults).toContain(`news/3900.json，until：下线时间「${BEGIN}」不晚于上线时间「${END}」。`);
  // Other things name the product that will be gone.
  expect(faults.filter((fault) => fault.startsWith(`到 ${BEGIN} 时，`)).join("\n")).toContain("1001");
});
