import { beforeAll, expect, test, vi } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { searchSite } from "./search";
import { searchIndex } from "./search-index";
import { suggest } from "./suggest";

beforeAll(() => void testContentStore());

const found = async (searched: string) =>
  (await searchSite({ searched, page: 1, limit: 5 })).hits.map(({ kind, id }) => `${kind} ${id}`);
const suggested = async (searched: string) => (await suggest(searched)).map(({ text }) => text);
const change = (sql: string) => sharedStore().exec(sql);

const WORDS = "麒麟雪狮";

const SHEET = `INSERT OR REPLACE INTO case_sheets ("case", maincontent, equipment) SELECT min("case"), '${WORDS}', '[]' FROM case_facts`;
const QUESTION = `INSERT OR REPLACE INTO questions (id, title, content, answer, family, createtime) VALUES (90001, '问', '', '${WORDS}', 33, '')`;
const POST = `INSERT OR REPLACE INTO posts (id, kind, title, username, content, state, createtime) VALUES (90002, 'stick', '帖', '', '', 'public', '')`;
const REPLY = `INSERT OR REPLACE INTO replies (id, post, username, content, state, createtime) VALUES (1, 90002, '', '${WORDS}', 'public', '')`;

test.each([
  ["a product", `UPDATE products SET optionalfunction = '${WORDS}' WHERE id = 1001`],
  ["its table", `UPDATE product_parameters SET text = '${WORDS}' WHERE product = 1001 AND place = 1`],
  ["a family", `UPDATE typeinfos SET description = '${WORDS}' WHERE id = 33`],
  ["a solution", `UPDATE solutions SET maincontent = '${WORDS}' WHERE id = (SELECT min(id) FROM solutions)`],
  ["a case", `UPDATE cases SET caption = '${WORDS}' WHERE id = (SELECT min("case") FROM case_facts)`],
  [
    "its facts",
    `UPDATE case_facts SET site = '${WORDS}' WHERE "case" = (SELECT min("case") FROM case_facts)`,
  ],
  ["its page", SHEET],
  ["a piece of news", `UPDATE news SET maincontent = '${WORDS}' WHERE id = (SELECT min(id) FROM news)`],
  ["a question", QUESTION],
  ["a note", POST.replace("'帖'", `'${WORDS}'`)],
  ["an answer to it", REPLY],
])("new words of %s are found right after the change, and not after they are deleted", async (_what, sql) => {
  await searchIndex();
  change(sql);
  expect(await found(WORDS)).toHaveLength(1);
  change(sql.replace(WORDS, "无"));
  expect(await found(WORDS)).toEqual([]);
});

test("a family's new name finds its products", async () => {
  change(`UPDATE categories SET name = '${WORDS}' WHERE id = 33`);
  const { counts } = await searchSite({ searched: WORDS, page: 1, limit: 5 });
  expect(counts).toMatchObject({ families: 1 });
  expect(counts.products).toBeGreaterThan(3);
});

test("a new product is found and suggested at once, a deleted one no more", async () => {
  change(
    "INSERT INTO products (id, type, title, model) SELECT 99001, type, '夔牛电容器', 'LH-KUI9' FROM products WHERE id = 1001",
  );
  expect(await suggested("夔牛")).toEqual(["LH-KUI9 夔牛电容器"]);
  expect(await suggested("kui9")).toEqual(["LH-KUI9 夔牛电容器"]);
  expect(await found("LH-KUI9")).toEqual(["products 99001"]);
  change("DELETE FROM products WHERE id = 99001");
  expect([await suggested("夔牛"), await suggested("kui9"), await found("LH-KUI9 夔牛")]).toEqual([
    [],
    [],
    [],
  ]);
});

test("a word beside a rating matches a changed product", async () => {
  const searched = "480V 貔貅";
  const full = async () =>
    (await searchSite({ searched, page: 1, limit: 9 })).hits.map(({ id, product }) => [id, product?.missed]);
  const id = sharedStore()
    .prepare("SELECT product FROM product_values WHERE key = 'capacitor-voltage' AND min = 480 AND max = 480")
    .pluck()
    .get();
  const titles = sharedStore().prepare("UPDATE products SET title = replace(title, ?, ?) WHERE id = ?");
  change(`UPDATE products SET title = title || '貔貅' WHERE id = 1001`);
  expect(await full()).not.toContainEqual([id, undefined]);
  change(`UPDATE products SET title = title || '貔貅' WHERE id = ${id}`);
  expect(await full()).toContainEqual([id, undefined]);
  titles.run("貔貅", "", id);
  expect(await full()).not.toContainEqual([id, undefined]);
});

test("only changed pages are read again", async () => {
  await searchIndex();
  const prepare = vi.spyOn(sharedStore(), "prepare");
  change("UPDATE products SET title = title WHERE id = 1001");
  const { change: number } = await searchIndex();
  expect(number).toBe(sharedStore().prepare("SELECT max(number) FROM page_changes").pluck().get());
  expect(prepare.mock.calls.filter(([sql]) => sql.includes("p.id > ?"))).toEqual([]);
  prepare.mockRestore();
});
