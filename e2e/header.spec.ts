import type { Page } from "@playwright/test";
import { below } from "./content";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主导航" });

test.describe("the desktop header", () => {
  test("opens a submenu on hover and closes it when the mouse leaves", async ({ page, store }) => {
    await page.goto(GUIDE);
    const menu = mainMenu(page);
    const family = menu.getByRole("link", { name: below(store, 33)[0]?.name ?? "", exact: true });
    await menu.getByRole("link", { name: "产品中心", exact: true }).hover();
    await expect(family).toBeVisible();
    await expect(menu.getByRole("link", { name: "高压无功自动补偿装置" })).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(family).toBeHidden();
    await menu.getByRole("link", { name: "产品中心", exact: true }).hover();
    await expect(family).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(family).toBeHidden();
  });

  test("shows the whole menu of products at once, as wide as the page", { tag: "@all" }, async ({ page }) => {
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(GUIDE);
      await mainMenu(page).getByRole("link", { name: "产品中心", exact: true }).hover();
      const panel = page.locator("#menu-products");
      await expect(panel).toBeInViewport({ ratio: 1 });
      expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight), `${width}`).toBe(0);
      expect((await panel.boundingBox())?.width, `${width}`).toBeGreaterThan(0.7 * width);
    }
  });

  test(
    "keeps a submenu opened by hover at a click on its button, and closes it at the next",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(GUIDE);
      const menu = mainMenu(page);
      const button = menu.getByRole("button", { name: "解决方案的下级菜单" });
      await button.hover();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.mouse.down();
      await page.mouse.up();
      await expect(menu.getByRole("link", { name: "智慧城市" })).toBeVisible();
      await page.mouse.down();
      await page.mouse.up();
      await expect(menu.getByRole("link", { name: "智慧城市" })).toBeHidden();
    },
  );

  test(
    "marks the active item, moves the mark to the hovered one and back",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto("/newsPage");
      const menu = mainMenu(page);
      const active = menu.getByRole("link", { name: "新闻中心", exact: true });
      const hovered = menu.getByRole("link", { name: "工程案例", exact: true });
      const mark = (item: typeof active) =>
        item.evaluate((link) => getComputedStyle(link, "::before").transform === "none");
      await expect(active).toHaveAttribute("aria-current", "page");
      await expect.poll(() => mark(active)).toBe(true);
      await hovered.hover();
      await expect.poll(() => mark(hovered)).toBe(true);
      await expect.poll(() => mark(active)).toBe(false);
      await page.mouse.move(20, 700);
      await expect.poll(() => mark(active)).toBe(true);
      await expect.poll(() => mark(hovered)).toBe(false);
    },
  );

  test("names the section of a page below it, in the served HTML already", async ({ request }) => {
    const html = await (await request.get("/cm_city")).text();
    expect(html).toMatch(/<a [^>]*href="\/solutionPage"[^>]*aria-current="true"/);
  });

  test("is in a page once, as HTML: neither the RSC payload nor the page for unknown addresses repeats it", async ({
    request,
  }) => {
    const html = await (await request.get("/privacy")).text();
    expect(html.match(/主导航/g)).toHaveLength(1);
    expect(html.match(/跳到主要内容/g)).toHaveLength(1);
    expect(html).not.toContain("页面不存在，可能");
  });

  test("loads a whole page for each of its links", { tag: "@all" }, async ({ page }) => {
    await page.goto("/newsPage");
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await mainMenu(page).getByRole("link", { name: "工程案例", exact: true }).click();
    await expect(page).toHaveURL("/casePage");
    expect(await page.evaluate(() => "marked" in window)).toBe(false);
  });

  test("opens a submenu by keyboard; Escape closes it and gives the focus back", async ({ page }) => {
    await page.goto(GUIDE);
    const menu = mainMenu(page);
    await menu.getByRole("link", { name: "解决方案", exact: true }).focus();
    await page.keyboard.press("Tab");
    const button = menu.getByRole("button", { name: "解决方案的下级菜单" });
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "智慧城市" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test("closes a submenu when the focus leaves the menu", { tag: "@all" }, async ({ page }) => {
    await page.goto(GUIDE);
    const menu = mainMenu(page);
    await menu.getByRole("button", { name: "关于我们的下级菜单" }).press("Enter");
    await expect(menu.getByRole("link", { name: "荣誉资质" })).toBeVisible();
    await menu.getByRole("link", { name: "联系我们" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "荣誉资质" })).toBeHidden();
  });

  test("opens a submenu by touch on a tablet", { tag: "@all" }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(GUIDE);
    const menu = mainMenu(page);
    await menu.getByRole("button", { name: "工程案例的下级菜单" }).tap();
    await expect(menu.getByRole("link", { name: "医疗教育" })).toBeVisible();
    await menu.getByRole("button", { name: "工程案例的下级菜单" }).tap();
    await expect(menu.getByRole("link", { name: "医疗教育" })).toBeHidden();
    await context.close();
  });

  test("does not cover the target of an anchor when sticky", { tag: "@all" }, async ({ page }) => {
    await page.goto(`${GUIDE}#buttons`);
    const heading = page.getByRole("heading", { name: "按钮与提示" });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole("banner").first().boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test(
    "has the search before the menu, in the tab order and visually, with 320 px",
    { tag: "@all" },
    async ({ page }) => {
      await page.goto(GUIDE);
      const field = page.getByRole("banner").first().getByRole("combobox");
      await field.focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(mainMenu(page).getByRole("link").first()).toBeFocused();
      for (const width of [1024, 1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const form = page.getByRole("search", { name: "搜索全站" });
        expect((await form.boundingBox())?.width, `${width}`).toBeGreaterThanOrEqual(320);
      }
    },
  );

  test("starts with a link to the content", { tag: "@all" }, async ({ page }) => {
    await page.goto(GUIDE);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "跳到主要内容" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});
