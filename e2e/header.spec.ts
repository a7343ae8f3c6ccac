import type { Page } from "@playwright/test";
import { encode } from "uqr";
import { below, nameOf } from "./content";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主导航" });
const phoneMenu = (page: Page) => page.getByRole("dialog", { name: "菜单" });

test.describe("the desktop header", { tag: "@desktop" }, () => {
  test("opens a submenu under the mouse and closes it when the mouse leaves", async ({ page, store }) => {
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

  test("marks the active item, moves the mark to the hovered one and back", async ({ page }) => {
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
  });

  test("names the section of a page below it, in the served HTML already", async ({ request }) => {
    const html = await (await request.get("/cm_city")).text();
    expect(html).toMatch(/<a [^>]*href="\/solutionPage"[^>]*aria-current="true"/);
  });

  test("comes with a page once, as HTML: neither the payload nor the page for unknown addresses brings it again", async ({
    request,
  }) => {
    const html = await (await request.get("/privacy")).text();
    expect(html.match(/主导航/g)).toHaveLength(1);
    expect(html.match(/跳到主要内容/g)).toHaveLength(1);
    expect(html).not.toContain("页面不存在，可能");
  });

  test("loads a whole page for each of its links", async ({ page }) => {
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

  test("closes a submenu when the focus leaves the menu", async ({ page }) => {
    await page.goto(GUIDE);
    const menu = mainMenu(page);
    await menu.getByRole("button", { name: "关于我们的下级菜单" }).press("Enter");
    await expect(menu.getByRole("link", { name: "荣誉资质" })).toBeVisible();
    await menu.getByRole("link", { name: "联系我们" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "荣誉资质" })).toBeHidden();
  });

  test("opens a submenu by touch on a tablet", async ({ browser }) => {
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

  test("shows the codes of the service rail, which stands beside the content", async ({ page }) => {
    await page.goto(GUIDE);
    const rail = page.getByRole("navigation", { name: "快捷服务", exact: true });
    await rail.getByRole("button", { name: "本页二维码" }).click();
    const code = page.getByRole("img", { name: "本页地址的二维码" });
    await expect(code.locator("path")).toBeAttached();
    const { data } = encode(page.url(), { ecc: "M", border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    const lines = [...((await code.locator("path").getAttribute("d")) ?? "").matchAll(/M(\d+) (\d+)h(\d+)/g)];
    const drawn = lines.flatMap(([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, at) => `${Number(x) + at} ${y}`),
    );
    expect(drawn).toEqual(dark);
    expect(await code.getAttribute("viewBox")).toBe(`0 -0.5 ${data.length} ${data.length}`);
    await page.keyboard.press("Escape");
    for (const width of [768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const left = (await rail.boundingBox())?.x ?? 0;
      const content = await page.locator("#cards ul").first().boundingBox();
      expect(left, `at ${width} px`).toBeGreaterThanOrEqual((content?.x ?? 0) + (content?.width ?? 0));
    }
  });

  test("names a button of the service rail by hover and focus until Escape", async ({ page }) => {
    await page.goto(GUIDE);
    const rail = page.getByRole("navigation", { name: "快捷服务", exact: true });
    const consult = rail.getByRole("link", { name: "在线咨询" });
    const hotline = rail.getByRole("link", { name: /^销售热线/ });
    const opacity = (item: typeof consult) =>
      item.locator("span").evaluate((name) => getComputedStyle(name).opacity);
    await consult.hover();
    await expect.poll(() => opacity(consult)).toBe("1");
    // The pointer can go to the name itself.
    await consult.locator("span").hover();
    await expect.poll(() => opacity(consult)).toBe("1");
    await page.keyboard.press("Escape");
    await expect.poll(() => opacity(consult)).toBe("0");
    await expect(consult).toHaveAccessibleName("在线咨询");
    await hotline.hover();
    await expect.poll(() => opacity(hotline)).toBe("1");
    await page.mouse.move(20, 700);
    await expect.poll(() => opacity(hotline)).toBe("0");

    await rail.getByRole("link", { name: "询价单" }).focus();
    await page.keyboard.press("Tab");
    await expect.poll(() => opacity(hotline)).toBe("1");
    await page.keyboard.press("Escape");
    await expect.poll(() => opacity(hotline)).toBe("0");
    await expect(hotline).toBeFocused();
  });

  test("leaves an address's place below the sticky menu", async ({ page }) => {
    await page.goto(`${GUIDE}#buttons`);
    const heading = page.getByRole("heading", { name: "按钮与提示" });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole("banner").first().boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

  test("starts with a link to the content", async ({ page }) => {
    await page.goto(GUIDE);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "跳到主要内容" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  });
});

test.describe("the phone menu", { tag: "@phone" }, () => {
  for (const opener of ["打开菜单", "菜单"]) {
    test(`opens with ${opener}, keeps the focus and closes with Escape`, async ({ page }) => {
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

  test("unfolds one section at a time and closes by its button", async ({ page, store }) => {
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
  });

  test("leaves the end of the page free of the service bar", async ({ page }) => {
    await page.goto(GUIDE);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.getByRole("navigation", { name: "快捷服务（手机）" }).boundingBox();
    const last = await page.getByRole("contentinfo").getByText("ICP备").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test("a phone held sideways keeps most of its screen for the page", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/index");
  const header = await page.getByRole("banner").first().boundingBox();
  expect(header?.height).toBeLessThanOrEqual(64);
  await expect(page.getByRole("link", { name: "查看全部产品" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "打开菜单" }).tap();
  await expect(phoneMenu(page).getByText("产品中心", { exact: true })).toBeVisible();
});
