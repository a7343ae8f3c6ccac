import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { siteSearchHref } from "@/lib/links/search-address";
import { expectAccessible } from "./accessible";
import { slip } from "./coded";
import { distinctModel, one } from "./content";
import { allWords, hrefs, named, readPage, robots, words } from "./read-page";
import { search } from "./search-page";
import { expect, test } from "./site";

// Hits and their order are tested in db/queries/search/search; here, that the page shows them.
const inHeader = (page: Page) => page.getByRole("search", { name: "搜索全站" });
const results = (page: Document) => named(page, "ul, ol", "搜索结果")[0]!;

test("a model typed in the header finds its product first", async ({ page, store }) => {
  const { model, typed } = distinctModel(store);
  await page.goto("/privacy");
  await inHeader(page).getByRole("combobox").fill(typed);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${typed}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`搜索“${typed}”`);
  const first = page.getByRole("list", { name: "搜索结果" }).getByRole("listitem").first();
  const title = first.getByRole("heading").getByRole("link");
  await expect(title).toContainText(model);
  await expectAccessible(page, "results");
  await title.click();
  await expect(page).toHaveURL(/\/newdetail\/\d+$/);
});

/** A product with one voltage, capacity and reactance rate, and these as they are typed. */
function ratedProduct(store: Database) {
  const [model, voltage, rate, capacity] = store
    .prepare(
      `SELECT p.model, v.max, r.max, c.max FROM products p
       JOIN product_values v ON v.product = p.id AND v.key = 'capacitor-voltage' AND v.min = v.max AND v.condition = ''
       JOIN product_values r ON r.product = p.id AND r.key = 'reactance-rate' AND r.min = r.max AND r.condition = ''
       JOIN product_values c ON c.product = p.id AND c.key = 'rated-capacity' AND c.min = c.max AND c.condition = ''
       WHERE p.id NOT IN (SELECT product FROM product_combinations WHERE key = 'reactance-rate')
       ORDER BY p.sort DESC, p.createtime DESC, p.id DESC`,
    )
    .raw()
    .get() as [string, number, number, number];
  return { model, voltage, asked: `${voltage}V ${capacity}千乏 ${rate}%` };
}

test("ratings find the product that has them: with picture, ratings, code, documents, and as filters of its list", async ({
  page,
  request,
  store,
}) => {
  const { model, voltage, asked } = ratedProduct(store);
  const first = results(await search(request, asked)).children[0]!;
  expect(first.textContent).toContain(model);
  // No line breaks between a number and its unit.
  expect([...first.querySelectorAll("dd mark")].map((mark) => mark.textContent)).toEqual(
    expect.arrayContaining([`${voltage}\u00a0V`]),
  );
  expect(first.querySelector("img")).not.toBeNull();
  await page.goto(`/search?q=${encodeURIComponent(asked)}`);
  const hit = page.getByRole("list", { name: "搜索结果" }).getByRole("listitem").first();
  await expect(hit.getByRole("link", { name: "数据页PDF" })).toHaveAttribute(
    "href",
    /^\/datasheet\/\d+\.pdf$/,
  );
  await expect(hit.getByRole("button", { name: "加入询价单" })).toBeVisible();
  await expect(hit.getByRole("checkbox")).toBeVisible();
  await expectAccessible(page, "results by ratings");
  await page.getByRole("navigation", { name: "按同样参数筛选" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product_type_list\/\d+\?f\./);
  await expect(page.getByRole("main")).toContainText(model);
});

test(
  "on a phone the first product with the ratings is in the upper part of the screen, below a line that unfolds the lists with the same filters",
  { tag: ["@phone", "@phone-only"] },
  async ({ page, store }) => {
    const { model, asked } = ratedProduct(store);
    await page.goto(`/search?q=${encodeURIComponent(asked)}`);
    const first = page.getByRole("list", { name: "搜索结果" }).getByRole("heading").getByRole("link").first();
    await expect(first).toContainText(model);
    expect((await first.boundingBox())?.y).toBeLessThan(620);
    const lists = page.getByRole("navigation", { name: "按同样参数筛选" });
    await expect(lists.getByRole("link")).toHaveCount(0);
    await lists.getByText("按同样参数筛选").first().click();
    await expect(lists.getByRole("link").first()).toBeVisible();
  },
);

test("results are counted by kind, and can be filtered by kind", async ({ request }) => {
  const page = await search(request, "补偿");
  const kinds = named(page, "nav", "结果的种类")[0]!;
  const [, kind = "", count] = /^(\S+) (\d+)$/.exec(allWords(kinds, "a").at(-1) ?? "") ?? [];
  const [href = ""] = hrefs(kinds, `${kind} ${count}`);
  const own = results(await readPage(request, href ?? ""));
  expect(own.children).toHaveLength(Math.min(Number(count), 20));
  expect(words(own, "*")).toContain(kind);
});

test(
  "on a phone the series of a search are one row to swipe, and the first hit is on the first screen",
  { tag: ["@phone-only", "@all"] },
  async ({ page, store }) => {
    const ending = one<string>(
      store,
      "SELECT substr(name, -2) FROM categories GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1",
    );
    await page.goto(siteSearchHref({ searched: ending }));
    const series = page.getByRole("navigation", { name: "产品系列" });
    const links = await series.getByRole("link").all();
    expect(links.length).toBeGreaterThan(4);
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
    expect(new Set(tops).size).toBe(1);
    expect((await series.boundingBox())?.height).toBeLessThan(60);
    await links.at(-1)?.focus();
    await expect(links.at(-1)!).toBeInViewport({ ratio: 1 });
    const first = page.getByRole("list", { name: "搜索结果" }).getByRole("heading").first();
    expect((await first.boundingBox())?.y).toBeLessThan(page.viewportSize()!.height);
  },
);

test("without results, the page suggests corrections and whom to ask", { tag: "@all" }, async ({ page }) => {
  const { typed, model } = slip();
  await page.goto(`/search?q=${typed}`);
  await expect(page.getByText(`没有找到“${typed}”。`)).toBeVisible();
  const nearest = page.getByRole("heading", { name: "您是不是要找" }).locator("..");
  await expect(nearest.getByRole("link").filter({ hasText: model }).first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "在线咨询" }).first()).toBeVisible();
  await expectAccessible(page, "nothing found");
});

test(
  "before a search there are examples to click; only a failed one asks for the missing product",
  { tag: "@all" },
  async ({ request }) => {
    const ask = "没有找到要的型号或参数？";
    const page = await readPage(request, "/search");
    const examples = PAGE_TEXTS.search.examples.map((searched) => siteSearchHref({ searched }));
    expect(hrefs(page, /./)).toEqual(expect.arrayContaining(examples));
    expect(allWords(page, "h2")).not.toContain(ask);
    for (const href of examples) {
      const found = await readPage(request, href);
      expect(results(found).children.length, href).toBeGreaterThan(0);
      expect(allWords(found, "h2")).not.toContain(ask);
    }
    expect(allWords(await search(request, "xqzjw"), "h2")).toContain(ask);
  },
);

test("a search is not indexed, and code in search words is shown as text", async ({ request }) => {
  expect(robots(await search(request, `<script>alert(1)</script>"'*`))).toContain("noindex");
  expect(words(await search(request, '<b>"NEAR(\0'), "h1")).toContain("<b>");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the search is a form, and the magnifier links to it",
    { tag: "@phone-all" },
    async ({ page, isMobile }) => {
      await page.goto("/about");
      if (isMobile) await page.getByRole("banner").first().getByRole("link", { name: "搜索" }).tap();
      const form = isMobile ? page.getByRole("main").getByRole("search") : inHeader(page);
      await form.getByRole("searchbox").fill("svg");
      await form.getByRole("button", { name: "搜索" }).click();
      await expect(page).toHaveURL("/search?q=svg");
    },
  );
});

test("failed searches are counted by their words alone", async ({ request, store }) => {
  for (const words of ["没有的词甲", "没有的词甲", "没有 13800138000"])
    await request.get(`/search?q=${encodeURIComponent(words)}`);
  const stored = () =>
    store.prepare("SELECT words, times FROM search_misses WHERE words LIKE '没有%'").raw().all();
  await expect.poll(stored).toEqual([["没有的词甲", 2]]);
});
