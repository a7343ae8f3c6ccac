import type { Page } from "@playwright/test";
import { nameOf } from "./content";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主导航" });
const phoneMenu = (page: Page) => page.getByRole("dialog", { name: "菜单" });

test("the footer leads to every family; phones unfold its groups", async ({ page, store, isMobile }) => {
  await page.goto(GUIDE);
  const footer = page.getByRole("contentinfo");
  const family = footer.getByRole("link", { name: nameOf(store, 33), exact: true });
  if (isMobile) {
    await expect(family).toBeHidden();
    await footer.getByText("产品", { exact: true }).filter({ visible: true }).tap();
  }
  await expect(family).toBeVisible();
});

for (const address of [
  "/newdetail/1001",
  "/cm_city",
  "/contact",
  "/yunplat",
  "/prod_type33",
  "/search?q=SVG",
  "/privacy",
  "/service",
])
  test(`the breadcrumbs of ${address} stand right under the header`, async ({ page }) => {
    await page.goto(address);
    const header = await page.getByRole("banner").first().boundingBox();
    const trail = await page.getByRole("navigation", { name: "面包屑" }).boundingBox();
    const gap = (trail?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0));
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(8);
  });

test.describe("without scripts", () => {
  // The browser reports the scripts it was told not to run.
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("the menus open all the same", async ({ page, isMobile }) => {
    await page.goto(GUIDE);
    if (isMobile) {
      await page.getByRole("button", { name: "打开菜单" }).tap();
      await phoneMenu(page).getByText("新闻中心", { exact: true }).tap();
      await expect(phoneMenu(page).getByRole("link", { name: "行业资讯" })).toBeVisible();
    } else {
      await mainMenu(page).getByRole("link", { name: "新闻中心", exact: true }).hover();
      await expect(mainMenu(page).getByRole("link", { name: "行业资讯" })).toBeVisible();
    }
  });

  test("every tab's content is on the page under its name", async ({ page }) => {
    await page.goto(GUIDE);
    for (const name of ["产品概述", "接线与安装", "订货方式"])
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(page.getByText("订货的内容。")).toBeVisible();
  });
});

test.describe("an unknown address", () => {
  test.use({ expectedFaults: [/404/] });

  test("answers 404 and helps", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("页面不存在");
    await expect(main.getByRole("search")).toHaveAttribute("action", "/search");
    await expect(main.getByRole("link", { name: "产品中心" })).toHaveAttribute("href", "/product_centers");
  });
});

for (const width of [320, 375, 768, 1440, 2560]) {
  test(`nothing is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GUIDE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
