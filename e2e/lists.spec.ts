import { FAMILY_IDS, METER_LIST_ENTRY, TYPE_PAGE_TITLES } from "@/lib/constants";
import { countProducts, latinWord, nameOf, seriesOf } from "./content";
import { allWords, hrefs, readPage, robots, words } from "./read-page";
import { expect, test } from "./site";

/** The height of a laptop's first screen, without the browser's bars. */
const FIRST_ABOVE = 620;
const HIGHEST_BANNER = 200;
const ROWS = "main li:has(h2)";
const list = (family: number) => `/product_type_list/${family}?view=list`;

const fullWidth = (word: string) =>
  encodeURIComponent([...word].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join(""));

test(
  "at 1440 by 900 the first product's title is above y = 620 in every list",
  { tag: "@all" },
  async ({ page }) => {
    for (const address of [...FAMILY_IDS.map(list), "/products"]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const title = await page.locator(`${ROWS} h2`).first().boundingBox();
      expect((title?.y ?? Infinity) + (title?.height ?? 0), address).toBeLessThan(FIRST_ABOVE);
    }
  },
);

test(
  "on a desktop no carousel is taller than 200 px on the product centre and the type pages",
  { tag: "@all" },
  async ({ page }) => {
    for (const address of ["/product_centers", `/prod_type${FAMILY_IDS[0]}`]) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      const banner = page.getByRole("group", { name: "横幅" });
      expect((await banner.boundingBox())?.height, address).toBeLessThanOrEqual(HIGHEST_BANNER);
    }
  },
);

type Box = { x: number; y: number; width: number; height: number };
const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 1 ||
  other.x + other.width <= one.x + 1 ||
  one.y + one.height <= other.y + 1 ||
  other.y + other.height <= one.y + 1;

test("on a banner search, picture, text and controls do not overlap", { tag: "@all" }, async ({ page }) => {
  // Its pictures stand still.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/product_centers");
  const banner = page.getByRole("group", { name: "横幅" });
  const parts = [page.getByRole("main").getByRole("search"), banner.locator("img")];
  parts.push(banner.locator("div:has(> button)"), banner.locator("figcaption"));
  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // Where there is no room for them its words are for those who listen.
    const seen = width < 1280 ? parts.slice(0, -1) : parts;
    // A moment after the screen has become wider the picture shown is as wide, too.
    await expect(async () => {
      const boxes = await Promise.all(seen.map((part) => part.first().boundingBox()));
      for (const [at, box] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(box && other && isApart(box, other), `${width}: ${JSON.stringify([box, other])}`).toBe(true);
    }).toPass();
  }
});

test(
  "on a phone the filters are one button with the number of active ones",
  { tag: ["@phone", "@phone-only"] },
  async ({ page }) => {
    await page.goto(list(FAMILY_IDS[0]));
    const filters = page.getByRole("region", { name: "按参数筛选" });
    const option = filters.locator("dd a").first();
    await expect(option).toBeHidden();
    const button = filters.getByText(/^按参数筛选/);
    await expect(button).toHaveText("按参数筛选");
    expect((await filters.boundingBox())?.height).toBeLessThan(60);
    await button.tap();
    await option.tap();
    await expect(button).toHaveText("按参数筛选（已选 1 项）");
    await expect(option).toBeHidden();
  },
);

test(
  "the rows of a list have the same four parameters in the same columns, on every page of it",
  { tag: "@all" },
  async ({ request, page }) => {
    for (const family of FAMILY_IDS) {
      const pages = [await readPage(request, list(family))];
      const [next] = hrefs(pages[0] as Document, "下一页");
      if (next) pages.push(await readPage(request, next));
      const rows = pages.flatMap((one) => [...one.querySelectorAll(ROWS)]);
      const columns = rows.map((row) => allWords(row, "dt").join());
      expect(new Set(columns).size, `${family}: ${columns.join(" / ")}`).toBe(1);
      expect(columns[0]?.split(",")).toHaveLength(4);
      // Some products may lack the distinguishing parameters of their family, but most have a value for each.
      const values = rows.map((row) => allWords(row, "dd"));
      const isEmpty = (text: string | undefined) => text === "—";
      expect(values.filter((row) => row.every(isEmpty)).length, String(family)).toBeLessThanOrEqual(1);
      for (const at of [0, 1, 2, 3])
        expect(
          values.filter((row) => isEmpty(row[at])).length,
          `${family}, column ${at}`,
        ).toBeLessThanOrEqual(rows.length / 2);
    }
    await page.goto(list(FAMILY_IDS[0]));
    const places = await page
      .locator(`${ROWS} dl`)
      .evaluateAll((lists) =>
        lists.map((one) =>
          [...one.children].map((cell) => Math.round(cell.getBoundingClientRect().x)).join(),
        ),
      );
    expect(places.length).toBeGreaterThan(2);
    expect(new Set(places).size, places.join(" / ")).toBe(1);
  },
);

test("every row and card has 加入询价单 and 对比, also without script", async ({ request }) => {
  for (const address of [list(FAMILY_IDS[0]), "/products", `/prod_type${FAMILY_IDS[0]}`]) {
    const page = await readPage(request, address);
    const items = [...page.querySelectorAll(ROWS)];
    expect(items.length, address).toBeGreaterThan(2);
    for (const item of items) {
      const id = item.querySelector("input[name=ids]")?.getAttribute("value");
      const form = item.querySelector('form[method=post][action="/cart/change"]');
      expect(form?.querySelector("input[name=product_id]")?.getAttribute("value"), address).toBe(id);
      expect(form?.querySelector("button[name=do][value=add]")?.textContent).toMatch(/^加入询价单/);
    }
  }
});

test("the introduction of a type shows its products side by side at once", async ({ request, store }) => {
  const { second } = seriesOf(store, FAMILY_IDS[0]);
  const page = await readPage(request, `/product_type_list/${FAMILY_IDS[0]}?sid=${second.id}`);
  const rows = [...page.querySelectorAll("main table tbody tr:has(input[name=ids])")];
  expect(rows).toHaveLength(Math.min(6, countProducts(store, second.id)));
  for (const row of rows) expect(row.querySelector('form[action="/cart/change"] button')).not.toBeNull();
});

test("at 1440 px the products of a type are side by side with all columns visible", async ({
  page,
  store,
}) => {
  const { second } = seriesOf(store, FAMILY_IDS[0]);
  await page.goto(`/product_type_list/${FAMILY_IDS[0]}?sid=${second.id}`, { waitUntil: "domcontentloaded" });
  const table = page.getByRole("region", { name: "产品参数对照" });
  await expect(table.getByRole("button", { name: /^加入询价单/ }).first()).toBeVisible();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test(
  "a type page links to the canonical list of its products, and its filters lead there",
  { tag: "@all" },
  async ({ request, store }) => {
    for (const type of Object.keys(TYPE_PAGE_TITLES).map(Number)) {
      const page = await readPage(request, `/prod_type${type}`);
      const total = countProducts(store, type);
      const [href = ""] = hrefs(page, `按参数筛选这 ${total} 款产品`);
      const canonical = (of: Document) => of.querySelector("link[rel=canonical]")?.getAttribute("href");
      // The list is shown regardless of the visitor's last choice.
      expect(href).toContain("view=list");
      const target = await readPage(request, href ?? "");
      expect(canonical(page), String(type)).toBe(canonical(target));
      expect(allWords(target, "main [role=status]")).toContain(`${total} 款产品`);
      for (const option of page.querySelectorAll("section[aria-label=按参数筛选] dd a"))
        expect(option.getAttribute("href")).toMatch(/^\/product_type_list\/\d+\?f\./);
    }
  },
);

test("a search shows the number of results, resets the menu's choice, and helps when there are none", async ({
  request,
  store,
}) => {
  const found = await readPage(
    request,
    `/product_type_list/49?sid=${METER_LIST_ENTRY}&title=${fullWidth(latinWord(store))}`,
  );
  expect(words(found)).toMatch(/在全部产品中找到 \d+ 款标题含/);
  expect(robots(found)).toContain("noindex");
  const none = await readPage(request, "/product_type_list/49?title=%25%25");
  expect(words(none)).toContain("暂无数据");
  expect(hrefs(none.querySelector("main") ?? none, nameOf(store, 35))).not.toEqual([]);
  for (const [query, said] of [
    [`title=${encodeURIComponent("长".repeat(101))}`, "搜索内容请控制在 1~100 个字以内。"],
    ["title=%3Cscript%3E%22'&page=x", "暂无数据"],
  ])
    expect(words(await readPage(request, `/product_type_list/49?${query}`))).toContain(said);
  expect(words(await readPage(request, "/product_type_list/33?title=%20"), "h1")).toBe(nameOf(store, 33));
});
