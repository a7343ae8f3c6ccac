import { beforeAll, describe, expect, test, vi } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";
import { searchIndex } from "./search-index";
import { find, named, first } from "@/db/testing/search";

beforeAll(() => void testContentStore());

test("hits are counted and filtered by kind, and paged without duplicates", async () => {
  const { total, counts } = await find("补偿");
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(total);
  const cases = await searchSite({ searched: "补偿", kind: "cases", ...first });
  expect(cases.hits.map(({ kind }) => kind)).toEqual(Array(counts.cases).fill("cases"));
  const pages = await Promise.all([1, 2, 3].map((page) => searchSite({ searched: "补偿", page, limit: 5 })));
  const ids = pages.flatMap(({ hits }) => hits.map(({ kind, id }) => `${kind}${id}`));
  expect(new Set(ids).size).toBe(ids.length);
});

test("search words are marked in the hits", async () => {
  const [hit] = (await find("壁挂式")).hits;
  expect(hit?.title[0]).toEqual({ text: "壁挂式", isHit: true });
});

test.each([
  ["products", "SELECT model FROM products WHERE images <> '' AND model <> ''"],
  ["families", "SELECT name FROM categories JOIN typeinfos USING (id) WHERE image <> ''"],
  ["solutions", "SELECT title FROM solutions WHERE image <> ''"],
  ["cases", "SELECT title FROM cases WHERE image <> ''"],
] as const)("what has a picture of %s is found with it", async (kind, query) => {
  const searched = sharedStore().prepare(query).pluck().get() as string;
  const { hits } = await searchSite({ searched, kind, ...first });
  expect(hits[0]?.image).toMatch(/^\/media\/[^,]+\.\w+$/);
});

test("a hit shows the words that are not in its name, also in its ratings", async () => {
  const { hits } = await find("医院 谐波");
  const shown = hits.find(({ model }) => model === "LH-APF-G")?.text ?? [];
  const marks = shown.filter(({ isHit }) => isHit).map(({ text }) => text);
  expect(marks).toEqual(["医院", "谐波"]);
  expect(shown[0]?.text).toMatch(/^适用范围：/);
});

test("a synonym of the search word is marked, too", async () => {
  const { hits } = await find("APF 变频器");
  const [first] = hits.filter(({ model }) => model === "LH-APF-M");
  expect(first?.title.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["有源电力滤波器"]);
});

test("a second search reads only the pages that it shows", async () => {
  testContentStore();
  await searchIndex();
  const prepare = vi.spyOn(sharedStore(), "prepare");
  const { hits } = await find("谐波 治理");
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  expect(hits.length).toBeGreaterThan(0);
  // Of a page that is shown by its id: a statement without one goes through all of them.
  const throughAll = statements.filter(
    (sql) => /FROM (?:products|news|cases|solutions)\b/i.test(sql) && !/\bIN \(/i.test(sql),
  );
  expect(throughAll).toEqual([]);
  expect(statements.length).toBeLessThanOrEqual(20);
});

test("a change of content is found a moment later", async () => {
  expect((await find("独角兽")).total).toBe(0);
  sharedStore().exec("UPDATE products SET title = '独角兽电容器' WHERE id = 1001");
  await expect.poll(() => named("独角兽")).toEqual(["LH-ZCS"]);
});

describe("no search causes an error", () => {
  test.each([
    ["quotes", `"'" OR '' --`],
    ["operators", "NEAR(a b) AND NOT * ^ -"],
    ["a column", "title : 电"],
    ["an emoji", "🙂👨‍👩‍👧"],
    ["a thousand characters", "补偿".repeat(500)],
    ["a thousand words", "a b ".repeat(500)],
    ["NUL", "电\0容"],
    ["other scripts", "конденсатор 콘덴서 مكثف"],
    ["half a pair", "\ud83d"],
    ["brackets", "[](){}\\.*+?^$|"],
    ["nothing but blanks", "   "],
  ])("%s", async (_name, searched) => {
    expect((await find(searched)).hits).toBeInstanceOf(Array);
  });
});

test("a case leads to its products, a solution to those that it names", async () => {
  const store = sharedStore();
  store.exec(
    `UPDATE solutions SET maincontent = maincontent || '<p><a href="/newdetail/1001">LH-ZCS</a></p>'`,
  );
  const usesOf = async (kind: "cases" | "solutions") =>
    (await searchSite({ searched: "谐波", kind, ...first })).hits.filter(({ uses }) => uses.length > 0);
  const [found] = await usesOf("cases");
  const used = store.prepare('SELECT product FROM case_products WHERE "case" = ?').pluck();
  expect(used.all(found?.id)).toContain(found?.uses[0]?.id);
  const [solution] = await usesOf("solutions");
  expect(solution?.uses).toContainEqual({ id: 1001, name: "LH-ZCS" });
});
