import type { Page } from "@playwright/test";
import { nameOf } from "./content";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
const phoneMenu = (page: Page) => page.getByRole("dialog", { name: "菜单" });

test.describe("the phone menu", { tag: "@phone-only" }, () => {
  for (const { opener, tag } of [
    { opener: "打开菜单", tag: [] },
    { opener: "菜单", tag: ["@all"] },
  ]) {
    test(`opens with ${opener}, traps the focus and closes with Escape`, { tag }, async ({ page }) => {
      await page.goto(GUIDE);
      const button = page.getByRole("button", { name: opener, exact: true });
      await button.tap();
      const menu = phoneMenu(page);
      await expect(menu).toBeVisible();
      for (let step = 0; step < 24; step++) {
        await page.keyboard.press(step < 12 ? "Tab" : "Shift+Tab");
        expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test(
    "expands one section at a time and closes with its button",
    { tag: "@all" },
    async ({ page, store }) => {
      await page.goto(GUIDE);
      await page.getByRole("button", { name: "打开菜单" }).tap();
      const menu = phoneMenu(page);
      await menu.getByText("产品中心", { exact: true }).tap();
      const meters = menu.getByRole("link", { name: nameOf(store, 49), exact: true });
      await expect(meters).toBeVisible();
      await menu.getByText("关于我们", { exact: true }).tap();
      await expect(meters).toBeHidden();
      await expect(menu.getByRole("link", { name: "领导关怀" })).toBeVisible();
      await menu.getByRole("button", { name: "关闭菜单" }).tap();
      await expect(menu).toBeHidden();
    },
  );

  test("the service bar does not cover the end of the page", async ({ page }) => {
    await page.goto(GUIDE);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.getByRole("navigation", { name: "快捷服务（手机）" }).boundingBox();
    const last = await page.getByRole("contentinfo").getByText("ICP备").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test(
  "on a phone in landscape the page has most of the screen",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/index");
    const header = await page.getByRole("banner").first().boundingBox();
    expect(header?.height).toBeLessThanOrEqual(64);
    await expect(page.getByRole("link", { name: "查看全部产品" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "打开菜单" }).tap();
    await expect(phoneMenu(page).getByText("产品中心", { exact: true })).toBeVisible();
  },
);
