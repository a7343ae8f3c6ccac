import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { FAMILY_IDS as FAMILIES, HOME_NEWS_SHOWN, HOME_PRODUCTS_SHOWN, PAGE_SIZE } from "@/lib/catalog";
import { countOf } from "./content";
import { expect, test } from "./site";

/** How many products the home page picks. */
const picked = (store: Database) => Math.min(HOME_PRODUCTS_SHOWN, countOf(store, "products"));
const panel = (page: Page, family: number) =>
  page.locator("main li").filter({ has: page.locator(`h3 a[href="/product_type_list/${family}"]`) });
const opacity = (page: Page, family: number) =>
  panel(page, family)
    .locator("> div")
    .evaluate((box) => getComputedStyle(box).opacity);

async function keep(page: Page) {
  await page.goto("/about");
  await page.evaluate(() => {
    localStorage.setItem("pid", "33");
    localStorage.setItem("other", "1");
  });
}

for (const address of ["/index", "/product_centers"])
  test(`${address} clears all local storage when it is opened`, async ({ page }) => {
    await keep(page);
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

const slides = (page: Page) =>
  page.getByRole("group", { name: "横幅", exact: true }).locator("[aria-roledescription=幻灯片]");

test("the home page opens with one sentence, one action, and every section", async ({ page, store }) => {
  await page.goto("/index");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("让每一度电更平衡");
  await expect(page.getByRole("link", { name: "查看全部产品" })).toHaveAttribute("href", "/product_centers");
  for (const name of [
    ...["快速选型", "七大产品线", "精选产品", /个产品依据 \d+ 项标准$/, "按场景配好的解决方案"],
    ...["在这些现场稳定运行", /^始于 \d{4}/, "新闻动态"],
  ])
    await expect(page.getByRole("region", { name })).toBeVisible();
  await expect(page.getByRole("region", { name: "新闻动态" }).getByRole("listitem")).toHaveCount(
    Math.min(HOME_NEWS_SHOWN, countOf(store, "news")),
  );
});

test("each banner says one sentence of its own and leads somewhere", async ({ page, request, store }) => {
  await page.goto("/index");
  await expect(slides(page)).toHaveCount(Math.min(PAGE_SIZE.banners, countOf(store, "banners")));
  const said = await slides(page).locator("p").allTextContents();
  const hrefs = await slides(page)
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(said).size).toBe(await slides(page).count());
  expect(new Set(hrefs).size).toBe(said.length);
  for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
});

test("a task leads to its products, as many as it says", async ({ page }) => {
  await page.goto("/index");
  const tasks = page.getByRole("region", { name: "快速选型" }).getByRole("listitem");
  await expect(tasks).toHaveCount(4);
  const links = tasks.getByRole("link");
  const said = await links.allTextContents();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  await expect(tasks.filter({ hasText: "谐波" }).getByRole("link")).toHaveCount(2);
  for (const [at, href] of hrefs.entries()) {
    const [, count = ""] = /(\d+) 款/.exec(said[at] ?? "") ?? [];
    await page.goto(href);
    await expect(page.locator("main li:has(h2)"), href).toHaveCount(
      Math.min(Number(count), PAGE_SIZE.productTypeList),
    );
  }
});

test("the search of 快速选型 looks through the whole site", async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("search", { name: "快速选型" }).locator("input").fill("pm96e");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pm96e");
});

test("on a phone the home page is at most 7,000 px long", { tag: "@phone-only" }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/index");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7000);
});

test("a family's panel opens under the mouse and by keyboard", async ({ page }) => {
  await page.goto("/index");
  await expect.poll(() => opacity(page, 33)).toBe("1");
  await expect.poll(() => opacity(page, 41)).toBe("0");

  await panel(page, 41).locator("h3 a").hover();
  await expect.poll(() => opacity(page, 41)).toBe("1");
  await expect.poll(() => opacity(page, 33)).toBe("0");

  await page.mouse.move(0, 0);
  await expect.poll(() => opacity(page, 33)).toBe("1");

  await panel(page, 49).locator("h3 a").focus();
  await expect.poll(() => opacity(page, 49)).toBe("1");
  await page.keyboard.press("Tab");
  await expect(panel(page, 49).locator("ul a").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product_type_list\/49\?sid=\d+/);
});

test("by touch every family shows its series", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto("/index");
  for (const family of FAMILIES) await expect(panel(page, family).locator("ul a").first()).toBeVisible();
});

test("carousels move with their delays and stop for good when asked to", async ({ page, store }) => {
  await page.goto("/index");
  const row = page.getByRole("group", { name: "精选产品" });
  await row.scrollIntoViewIfNeeded();
  const place = row.getByText(new RegExp(`^\\d+ / ${picked(store)}$`)).first();
  await expect(place).not.toHaveText(`1 / ${picked(store)}`, { timeout: 6000 });
  await row.getByRole("button", { name: "停止轮播" }).click();
  await page.mouse.move(0, 0);
  const stopped = await place.textContent();
  await page.waitForTimeout(2500);
  await expect(place).toHaveText(stopped ?? "");
  await expect(row.getByRole("button", { name: "开始轮播" })).toBeVisible();
});

test.describe("for visitors who ask for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", async ({ page, store }) => {
    await page.goto("/index");
    const row = page.getByRole("group", { name: "精选产品" });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole("button", { name: "开始轮播" })).toBeVisible();
    await page.waitForTimeout(2500);
    await expect(row.getByText(`1 / ${picked(store)}`, { exact: true }).first()).toBeVisible();
  });
});

test("the product centre leads to each family and searches by title", async ({ page }) => {
  await page.goto("/product_centers");
  for (const family of FAMILIES)
    await expect(page.locator(`main h3 a[href="/product_type_list/${family}"]`)).toBeVisible();
  await page.getByRole("search", { name: "查找产品" }).getByRole("searchbox").fill("仪表");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/product_type_list/33?title=${encodeURIComponent("仪表")}`);
});

test("a tile leads to its family wherever it is pressed", async ({ page }) => {
  await page.goto("/product_centers");
  await page
    .locator("main li")
    .filter({ has: page.locator('h3 a[href="/product_type_list/39"]') })
    .click();
  await expect(page).toHaveURL("/product_type_list/39");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("the home page is complete", async ({ page, store }) => {
    await page.goto("/index");
    await expect(page.locator("main h2")).toHaveCount(9 + countOf(store, "banners"));
    for (const family of FAMILIES)
      await expect(panel(page, family).locator("ul a").first()).toHaveAttribute("href", /sid=\d+/);
    await expect(page.getByRole("group", { name: "精选产品" }).locator("article")).toHaveCount(picked(store));
  });
});

test("only a visitor with the cookie userId is asked about", async ({ page, context, baseURL }) => {
  const calls: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/api/") && calls.push(new URL(request.url()).pathname),
  );
  await page.goto("/contact");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  expect(calls).toEqual([]);
  await context.addCookies([{ name: "userId", value: "1", url: baseURL ?? "" }]);
  await page.reload();
  await expect.poll(() => calls.sort()).toEqual(["/api/carts/products/sum", "/api/user/index"]);
});
