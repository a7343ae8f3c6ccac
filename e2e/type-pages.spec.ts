import { PAGE_SIZE, TYPE_PAGE_TITLES } from "@/lib/constants";
import { BY_DEVICE } from "@/lib/links/navigation";
import { completeProduct, firstId, longest, nearestList } from "./content";
import { hrefs, readPage, robots, words } from "./read-page";
import { expect, isHydrated, test } from "./site";

test(
  "a type page links to its products, and 返回 returns to it",
  { tag: "@all" },
  async ({ page, store }) => {
    const { id, count } = longest(store, Object.keys(TYPE_PAGE_TITLES));
    await page.goto(`/prod_type${id}`);
    await expect(page.locator("main h2 > a")).toHaveCount(PAGE_SIZE.products);
    await page.getByRole("link", { name: "下一页" }).click();
    await expect(page).toHaveURL(`/prod_type${id}?page=2`);
    await expect(page.locator("main h2 > a")).toHaveCount(
      Math.min(PAGE_SIZE.products, count - PAGE_SIZE.products),
    );
    await page.locator("main h2 > a").first().click();
    await expect(page.getByText(/^类型：/)).toBeVisible();
    // Before hydration, 返回 is a link to the list.
    await isHydrated(page);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL(`/prod_type${id}?page=2`);
  },
);

test(
  "on a laptop the first product of every type is on the first screen, beside the other types",
  { tag: "@all" },
  async ({ page }) => {
    for (const id of Object.keys(TYPE_PAGE_TITLES)) {
      await page.goto(`/prod_type${id}`, { waitUntil: "domcontentloaded" });
      const title = await page.locator("main h2 > a").first().boundingBox();
      expect(title?.y, id).toBeLessThan(620);
      const types = await page.getByRole("navigation", { name: BY_DEVICE }).boundingBox();
      expect(types?.x, id).toBeLessThan(title?.x ?? 0);
    }
  },
);

test(
  "on a laptop a card is compact, and its values are below each other, at the same place on every card",
  { tag: "@all" },
  async ({ page, store }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/prod_type${longest(store, Object.keys(TYPE_PAGE_TITLES)).id}`);
    const cards = await page.locator("main [data-cards] > li").evaluateAll((items) =>
      items.map((item) => {
        const { left, height } = item.getBoundingClientRect();
        const values = [...item.querySelectorAll("dd")].map((value) => value.getBoundingClientRect().left);
        return { height, places: values.map((value) => Math.round(value - left)) };
      }),
    );
    expect(cards.length).toBe(PAGE_SIZE.products);
    expect(Math.max(...cards.map(({ height }) => height))).toBeLessThan(480);
    expect(new Set(cards.flatMap(({ places }) => places)).size).toBe(1);
  },
);

test(
  "on a phone the first product of a type is on the first screen",
  { tag: ["@phone", "@phone-only"] },
  async ({ page, store }) => {
    await page.goto(`/prod_type${longest(store, Object.keys(TYPE_PAGE_TITLES)).id}`);
    expect((await page.locator("main h2 > a").first().boundingBox())?.y).toBeLessThan(620);
  },
);

test(
  "on a phone every card has the width of the page, with all values and the whole note",
  { tag: ["@phone", "@phone-only", "@all"] },
  async ({ page, store }) => {
    await page.goto(`/prod_type${longest(store, Object.keys(TYPE_PAGE_TITLES)).id}`);
    const cards = await page.locator("main [data-cards] > li").evaluateAll((items) =>
      items.map((item) => ({
        isWide: item.getBoundingClientRect().width > innerWidth * 0.8,
        values: item.querySelectorAll("dd").length,
        hidden: [...item.querySelectorAll("dd, p")].filter(
          ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
            scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
        ).length,
      })),
    );
    expect(cards).toHaveLength(PAGE_SIZE.products);
    for (const { isWide, values, hidden } of cards) {
      expect([isWide, hidden]).toEqual([true, 0]);
      expect(values).toBeGreaterThan(2);
    }
  },
);

test("without history 返回 leads to the nearest list", { tag: "@all" }, async ({ page, request, store }) => {
  const inFamily = (family: number) =>
    firstId(store, "products", `id IN (SELECT product FROM product_categories WHERE category = ${family})`);
  for (const product of [inFamily(33), inFamily(122)])
    expect(hrefs(await readPage(request, `/prod_detail/${product}`), "返回")).toEqual([
      nearestList(store, product),
    ]);
  await page.goto(`/prod_detail/${inFamily(33)}`);
  await page.getByRole("link", { name: "返回", exact: true }).click();
  await expect(page).toHaveURL(nearestList(store, inFamily(33)));
});

test("only the linked type pages exist", async ({ request }) => {
  for (const path of ["/prod_type34", "/prod_type122", "/prod_type", "/product-type/33"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the hidden product address shows the product and has its page as the canonical one", async ({
  request,
  store,
}) => {
  const { id, title } = completeProduct(store);
  const page = await readPage(request, `/product/${id}`);
  expect(words(page, "h1")).toBe(title);
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(
    new RegExp(`/newdetail/${id}$`),
  );
  expect(robots(page)).toContain("noindex");
});
