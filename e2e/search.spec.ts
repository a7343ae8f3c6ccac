import type { APIRequestContext, Page } from "@playwright/test";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { siteSearchHref } from "@/lib/links/search-address";
import { faultsHref, questionHref } from "@/lib/links/service";
import { CART_CHANGE } from "@/lib/inquiry/cart-limits";
import { expectAccessible } from "./accessible";
import { slip } from "./coded";
import { distinctModel, one } from "./content";
import { allWords, hrefs, named, readPage, robots, words } from "./read-page";
import { faultKinds, questions } from "./service-words";
import { expect, test } from "./site";

// What is found, and in which order, is proved beside db/queries/search/search; here, that the page shows it.
const inHeader = (page: Page) => page.getByRole("search", { name: "搜索全站" });
const search = (request: APIRequestContext, searched: string) =>
  readPage(request, `/search?q=${encodeURIComponent(searched)}`);
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

test("ratings find the product that has them: with picture, ratings, code, papers, and as filters of its list", async ({
  page,
  request,
  store,
}) => {
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
  const asked = `${voltage}V ${capacity}千乏 ${rate}%`;
  const first = results(await search(request, asked)).children[0]!;
  expect(first.textContent).toContain(model);
  expect([...first.querySelectorAll("dd mark")].map((mark) => mark.textContent)).toEqual(
    expect.arrayContaining([`${voltage} V`]),
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

test("results are counted by kind, and a kind can be looked at by itself", async ({ request }) => {
  const page = await search(request, "补偿");
  const kinds = named(page, "nav", "结果的种类")[0]!;
  const [, kind = "", count] = /^(\S+) (\d+)$/.exec(allWords(kinds, "a").at(-1) ?? "") ?? [];
  const [href = ""] = hrefs(kinds, `${kind} ${count}`);
  const own = results(await readPage(request, href ?? ""));
  expect(own.children).toHaveLength(Math.min(Number(count), 20));
  expect(words(own, "*")).toContain(kind);
});

test(
  "where nothing is found, the page says what it may have been and whom to ask",
  { tag: "@all" },
  async ({ page }) => {
    const { typed, model } = slip();
    await page.goto(`/search?q=${typed}`);
    await expect(page.getByText(`没有找到“${typed}”。`)).toBeVisible();
    const nearest = page.getByRole("heading", { name: "您是不是要找" }).locator("..");
    await expect(nearest.getByRole("link").filter({ hasText: model }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "在线咨询" }).first()).toBeVisible();
    await expectAccessible(page, "nothing found");
  },
);

test(
  "before a search examples can be pressed, and nobody is asked what was not found",
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

test("what a calculation chose has its picture, and goes to the list with the amount and what was calculated", async ({
  request,
}) => {
  const found = await search(request, "1000 kVA 配多少电容");
  const forms = [...found.querySelectorAll(`main form[action="${CART_CHANGE}"]`)];
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) {
    const item = form.closest("li")!;
    const valueOf = (field: string) => form.querySelector(`input[name=${field}]`)?.getAttribute("value");
    expect(item.querySelector("img")?.getAttribute("src")).toMatch(/^\/media\/products\//);
    expect(hrefs(item, /./)).toEqual([`/newdetail/${valueOf("product_id")}`]);
    expect(words(item, "strong")).toMatch(new RegExp(`^${valueOf("quantity")}\\s台 × `));
    expect(valueOf("note")).toMatch(/^按计算：.*kvar/);
  }
});

test("a search stays out of search engines, and words that are code stay words", async ({ request }) => {
  expect(robots(await search(request, `<script>alert(1)</script>"'*`))).toContain("noindex");
  expect(words(await search(request, '<b>"NEAR(\0'), "h1")).toContain("<b>");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the search is a form, and the magnifier a link to it",
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

test("what is not found is counted, by its words alone", async ({ request, store }) => {
  for (const words of ["没有的词甲", "没有的词甲", "没有 13800138000"])
    await request.get(`/search?q=${encodeURIComponent(words)}`);
  const stored = () =>
    store.prepare("SELECT words, times FROM search_misses WHERE words LIKE '没有%'").raw().all();
  await expect.poll(stored).toEqual([["没有的词甲", 2]]);
});

test(
  "what has one answer gets it above the hits, with the page that says so",
  { tag: "@all" },
  async ({ page, request, store }) => {
    const { id, question, answer, link } = questions[0]!;
    const asked = named(await search(request, question), "section", question)[0]!;
    expect(words(asked, "p")).toContain(answer.slice(0, 20));
    expect(hrefs(asked, link.label)).toEqual([link.href]);
    expect(hrefs(asked, "更多常见问题")).toEqual([questionHref(id)]);
    const {
      model,
      id: product,
      size,
    } = store
      .prepare(
        "SELECT id, model, shapesize AS size FROM products WHERE shapesize <> '' AND model <> '' ORDER BY id",
      )
      .get() as { id: number; model: string; size: string };
    await page.goto(`/search?q=${encodeURIComponent(`${model} 外形尺寸`)}`);
    const fact = page.getByRole("region", { name: model });
    await expect(fact.getByRole("definition").first()).toContainText(size.split("（")[0] ?? size);
    await expectAccessible(page, "an answer");
    await fact.getByRole("link", { name: `${model} 规格参数` }).click();
    await expect(page).toHaveURL(`/newdetail/${product}#specs`);
  },
);

test("a code on a display is answered with what is safe, what to do and whom to call", async ({
  request,
  store,
}) => {
  const kind = faultKinds.find(({ codes }) =>
    codes.some(({ products, code }) => !products && /^\w\d+$/.test(code)),
  )!;
  const { code, meaning, remedy } = kind.codes.find((one) => !one.products && /^\w\d+$/.test(one.code))!;
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", kind.products[0]!);
  const page = await search(request, `${model} ${code}`);
  const answer = named(page, "section", `${kind.name} ${code}：${meaning}`)[0]!;
  expect(words(answer, "p")).toContain("动手之前：");
  expect(words(answer, "dl")).toContain(remedy);
  expect(words(answer, "dl")).toContain(model);
  expect(hrefs(answer, `${kind.name} ${code}`)).toEqual([faultsHref(kind.id)]);
  expect(words(page)).not.toContain("没有找到“");
});

test("papers, tools and services are found by their names", { tag: "@all" }, async ({ request, store }) => {
  const places = (page: Document) => named(page, "nav", "直达页面")[0]!;
  for (const [asked, href] of [
    ["资料下载", "/downloads"],
    ["CAD图纸", "/downloads?kind=drawing"],
    ["计算器", "/tools/kvar"],
    ["保修", "/service#repair"],
  ] as const)
    expect(
      places(await search(request, asked))
        .querySelector("a")
        ?.getAttribute("href"),
      asked,
    ).toBe(href);
  const [id, model] = store
    .prepare("SELECT id, model FROM product_registers JOIN products ON id = product ORDER BY id")
    .raw()
    .get() as [number, string];
  const found = places(await search(request, `${model} 寄存器`));
  expect(hrefs(found, new RegExp(`^${model} 通信寄存器`))).toEqual([`/newdetail/${id}#registers`]);
});
