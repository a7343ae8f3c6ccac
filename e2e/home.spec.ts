import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { FAMILY_IDS as FAMILIES, HOME_NEWS_SHOWN, PAGE_SIZE } from "@/lib/catalog";
import { countOf } from "./content";
import { expect, test } from "./site";

/** How many products the home page picks. */
const picked = (store: Database) => Math.min(PAGE_SIZE.banners, countOf(store, "products"));
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

test("the home page opens with one sentence, one action, and every section", async ({ page, store }) => {
  await page.goto("/index");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("让每一度电更平衡");
  await expect(page.getByRole("link", { name: "查看全部产品" })).toHaveAttribute("href", "/product_centers");
  for (const name of ["七大产品线", "精选产品", "按场景配好的解决方案", "在这些现场稳定运行", "新闻动态"])
    await expect(page.getByRole("region", { name })).toBeVisible();
  await expect(page.getByRole("region", { name: "新闻动态" }).getByRole("listitem")).toHaveCount(
    Math.min(HOME_NEWS_SHOWN, countOf(store, "news")),
  );
});

test("a family's panel opens under the mouse and by keyboard", { tag: "@desktop" }, async ({ page }) => {
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

test("by touch every family shows its series", { tag: "@phone" }, async ({ page }) => {
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
    await expect(page.locator("main h2")).toHaveCount(8);
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
