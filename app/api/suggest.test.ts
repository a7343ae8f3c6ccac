import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { testContentStore } from "@/db/testing/store";
import { GET } from "./Search/suggest/route";
import { call } from "./test-call";
import { FEW } from "./test-strings";
import { expectSuggestions } from "./test-suggest";

beforeAll(() => void testContentStore());

type Suggestion = { kind: string; text: string; url: string; note?: string; image?: string; avif?: string };

const ask = (query: string) => call(GET, undefined, { method: "GET", path: `/api/Search/suggest${query}` });
const suggested = async (words: string): Promise<Suggestion[]> =>
  (await ask(`?q=${encodeURIComponent(words)}`)).body.data;
const texts = async (words: string) => (await suggested(words)).map(({ text }) => text);

test.each(["lh-pm96", "LHPM96E", "pm 96", "ＰＭ９６", "PM96E"])(
  "a model is suggested however its beginning is written: %s",
  async (words) => {
    expect((await texts(words))[0]).toMatch(/^LH-PM96E /);
  },
);

test("an order code suggests its product", async () => {
  expect(await texts("LH-ZCS/450-20+20-X")).toEqual([expect.stringMatching(/^LH-ZCS /)]);
});

test("ratings suggest the products that have them, with what they have and a picture", async () => {
  const [first] = await suggested("480V 30kvar 7%");
  expect(first).toMatchObject({
    text: expect.stringMatching(/^LH-XCS-7 /),
    note: "480 V、30 kvar、7%",
    image: expect.stringMatching(/^\/media\/.+-\d+\.webp$/),
    avif: expect.stringMatching(/^\/media\/.+-320\.avif$/),
  });
  expect((await suggested("480V 14%"))[0]?.note).toBe("480 V 不与其余参数同时提供");
});

test.each([
  ["480V 3", "480V"],
  ["SVG 50", "SVG"],
])("while the unit of %s is still to come, what %s means stays", async (typed, said) => {
  expect(await texts(typed)).toEqual(await texts(said));
  expect((await texts(said)).length).toBeGreaterThan(0);
});

test("what the trade calls otherwise is suggested too", async () => {
  expect((await texts("静止无功发生器 壁挂"))[0]).toMatch(/^LH-SVG-W /);
  expect((await texts("单相电表"))[0]).toMatch(/^LH-DM1 /);
});

test("there are at most eight, products first, then families, solutions, cases and news, each with its page", async () => {
  const found = await suggested("补偿");
  const pages = {
    products: "newdetail",
    families: "product_type_list",
    solutions: "cm_detail",
    cases: "case",
    news: "detail",
  };
  const kinds = Object.keys(pages);
  expect(found).toHaveLength(8);
  expect(new Set(found.map(({ url }) => url)).size).toBe(8);
  expect(found.filter(({ kind }) => kind === "products").length).toBeGreaterThanOrEqual(4);
  const places = found.map(({ kind }) => kinds.indexOf(kind));
  expect(places).toEqual(places.toSorted());
  expect(new Set(places).size).toBeGreaterThan(1);
  for (const { kind, text, url } of found) {
    expect(url).toMatch(new RegExp(`^/${pages[kind as keyof typeof pages]}/\\d+$`));
    expect(text).not.toBe("");
  }
});

test("a page that is typed by its name comes first, before the products whose titles hold the word", async () => {
  expect((await suggested("寄存器"))[0]).toEqual({
    kind: "pages",
    text: "通信寄存器",
    url: "/downloads?kind=registers",
  });
  expect((await suggested("互感器选型")).map(({ url }) => url)).toContain("/tools/meter");
});

test("beside the papers that are asked for stand the products of which they are", async () => {
  const found = await suggested("接线图 LH-APF");
  expect(found[0]).toMatchObject({ kind: "pages", text: "接线图与端子" });
  expect(found.filter(({ kind }) => kind === "products").map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^LH-APF/),
  );
});

test("the visitor's own browser may keep the answer for five minutes, nobody else", async () => {
  const { headers, body } = await ask("?q=svg");
  expect(headers.get("cache-control")).toBe("private, max-age=300");
  expect(body).toMatchObject({ code: 1, msg: "" });
});

test.each(["", "?q=", "?q=%20%20", "?q=%00", "?other=1", "?q=svg&q="])(
  "nothing asked is nothing suggested: %j",
  async (query) => {
    expect((await ask(query)).body).toEqual({ code: 1, msg: "", data: [] });
  },
);

test("a search of any words gets suggestions or none, never an error", () => expectSuggestions(FEW));

test("a change of content is suggested a moment later", async () => {
  expect(await texts("独角兽")).toEqual([]);
  sharedStore().exec("UPDATE products SET title = '独角兽电容器' WHERE id = 1001");
  await expect.poll(() => texts("独角")).toEqual(["LH-ZCS 独角兽电容器"]);
});
