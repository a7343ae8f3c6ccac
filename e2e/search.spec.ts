import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./site";

const inHeader = (page: Page) => page.getByRole("search", { name: "搜索全站" });
const inMenu = (page: Page) => page.getByRole("search", { name: "在菜单中搜索" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "搜索建议" });
const isOpen = (field: Locator, open: boolean) =>
  expect(field).toHaveAttribute("aria-expanded", String(open));

test("a model typed in the header finds its product first", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("search", { name: "搜索全站" }).getByRole("combobox").fill("pm96e");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pm96e");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("搜索“pm96e”");
  const first = page.getByRole("list", { name: "搜索结果" }).getByRole("listitem").first();
  await expect(first.getByRole("link")).toContainText("LH-PM96E");
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/newdetail\/\d+$/);
});

test("results are counted by kind, and a kind can be looked at by itself", async ({ page }) => {
  await page.goto("/search?q=补偿");
  const kinds = page.getByRole("navigation", { name: "结果的种类" });
  const [, count] = /工程案例 (\d+)/.exec((await kinds.textContent()) ?? "") ?? [];
  await kinds.getByRole("link", { name: /^工程案例/ }).click();
  await expect(page.getByRole("list", { name: "搜索结果" }).getByRole("listitem")).toHaveCount(
    Math.min(Number(count), 20),
  );
  await expect(page.getByRole("list", { name: "搜索结果" }).getByText("工程案例").first()).toBeVisible();
  await expectAccessible(page, "results");
});

test("where nothing is found, the page says what it may have been and whom to ask", async ({ page }) => {
  await page.goto("/search?q=LH-PM69E");
  await expect(page.getByText("没有找到“LH-PM69E”。")).toBeVisible();
  const nearest = page.getByRole("heading", { name: "您是不是要找" }).locator("..");
  await expect(nearest.getByRole("link").first()).toContainText("LH-PM96E");
  await expect(page.getByRole("main").getByRole("link", { name: "在线咨询" }).first()).toBeVisible();
  await expectAccessible(page, "nothing found");
});

test("a search stays out of search engines, and words that are code stay words", async ({
  page,
  request,
}) => {
  const answer = await request.get("/search?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27*");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/name="robots" content="noindex/);
  await page.goto("/search?q=%3Cb%3E%22NEAR(%00");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<b>");
});

test.describe("suggestions under the header", { tag: "@desktop" }, () => {
  test("are walked through with the arrow keys, and Enter opens the chosen one", async ({ page }) => {
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    await field.click();
    await isOpen(field, false);
    await field.pressSequentially("pm96");
    await isOpen(field, true);
    const options = suggestions(page).getByRole("option");
    await expect(options.first()).toHaveText("LH-PM96E 三相多功能电力仪表 产品");
    await expect(page.getByRole("status").filter({ hasText: /^\d 条建议/ })).toBeAttached();
    const active = () => page.locator("[role=option][aria-selected=true]");
    await expect(active()).toHaveCount(0);
    await field.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    expect(await field.getAttribute("aria-activedescendant")).toBe(await options.first().getAttribute("id"));
    await field.press("ArrowUp");
    await expect(active()).toHaveCount(0);
    await field.press("ArrowUp");
    await expect(options.last()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    await expect(field).toBeFocused();
    await expectAccessible(page, "suggestions open");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/newdetail\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("三相多功能电力仪表");
  });

  test("go at Escape and keep what was typed; Enter then searches for it", async ({ page }) => {
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    await field.pressSequentially("svg");
    await isOpen(field, true);
    await field.press("Escape");
    await isOpen(field, false);
    await expect(suggestions(page)).toBeHidden();
    await expect(field).toHaveValue("svg");
    await field.press("ArrowDown");
    await isOpen(field, true);
    await field.press("Escape");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=svg");
  });

  test("are links for the mouse, and go with the focus", async ({ page }) => {
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    await field.pressSequentially("补偿");
    await isOpen(field, true);
    expect(await suggestions(page).getByRole("option").count()).toBeLessThanOrEqual(8);
    await field.press("Tab");
    await isOpen(field, false);
    await field.focus();
    await field.press("ArrowDown");
    await suggestions(page).getByRole("option", { name: /产品$/ }).nth(1).click();
    await expect(page).toHaveURL(/\/newdetail\/\d+$/);
  });

  test("are asked for once a visitor pauses, and say when there are none", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/Search/suggest") asked.push(String(searchParams.get("q")));
    });
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    await field.pressSequentially("zzzzzzzz", { delay: 20 });
    await expect(page.getByRole("status").filter({ hasText: "没有建议" })).toBeAttached();
    await isOpen(field, false);
    expect(asked).toEqual(["zzzzzzzz"]);
  });
});

test(
  "the header's search stays in sight on every desktop, and Ctrl+K leads into it",
  { tag: ["@desktop"] },
  async ({ page }) => {
    for (const width of [768, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/about");
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      const field = inHeader(page).getByRole("combobox");
      await expect(field, `${width}`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("k");
      await expect(field).not.toBeFocused();
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      await page.keyboard.type("svg");
      await isOpen(field, true);
      expect(await page.evaluate(() => scrollY), `${width}: typing scrolls nothing`).toBe(600);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(suggestions(page)).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  "a phone's magnifier leads to the menu's search, which suggests",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").first().getByRole("link", { name: "搜索" }).tap();
    const field = inMenu(page).getByRole("combobox");
    await expect(field).toBeFocused();
    await field.pressSequentially("svg");
    await isOpen(field, true);
    const options = suggestions(page).getByRole("option");
    for (const box of await options.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    ))
      expect(box).toBeGreaterThanOrEqual(44);
    await expectAccessible(page, "suggestions in the menu");
    await field.press("Escape");
    await isOpen(field, false);
    await expect(page.getByRole("dialog", { name: "菜单" })).toBeVisible();
    await field.press("ArrowDown");
    await options.first().tap();
    await expect(page).toHaveURL(/\/newdetail\/\d+$/);
  },
);

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 1366, height: 900 }, hasTouch: true, isMobile: true });

  test("the header's search is whole and large enough for a finger", { tag: "@once" }, async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const form = inHeader(page);
    await expect(form).toBeInViewport({ ratio: 1 });
    expect((await form.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test("the search's own page suggests, too", async ({ page }) => {
  await page.goto("/search?q=svg");
  const field = page.getByRole("main").getByRole("combobox");
  await field.focus();
  await isOpen(field, false);
  await field.fill("pm96");
  await expect(suggestions(page).getByRole("option").first()).toContainText("LH-PM96E");
  await expectAccessible(page, "suggestions on the search page");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, and the magnifier a link to it", async ({ page, isMobile }) => {
    await page.goto("/about");
    if (isMobile) await page.getByRole("banner").first().getByRole("link", { name: "搜索" }).tap();
    const form = isMobile ? page.getByRole("main").getByRole("search") : inHeader(page);
    await form.getByRole("searchbox").fill("pm96e");
    await form.getByRole("button", { name: "搜索" }).click();
    await expect(page).toHaveURL("/search?q=pm96e");
  });
});

test("what is not found is counted, by its words alone", { tag: "@once" }, async ({ request, store }) => {
  for (const words of ["没有的词甲", "没有的词甲", "没有 13800138000"])
    await request.get(`/search?q=${encodeURIComponent(words)}`);
  const stored = () =>
    store.prepare("SELECT words, times FROM search_misses WHERE words LIKE '没有%'").raw().all();
  await expect.poll(stored).toEqual([["没有的词甲", 2]]);
});

test("what has one answer gets it above the hits, with the page that says so", async ({ page }) => {
  await page.goto("/search?q=CT 变比 怎么选");
  const answer = page.getByRole("region", { name: "CT 变比怎么选？" });
  await expect(answer).toContainText("60%~80%");
  await expect(answer.getByRole("link", { name: /LH-KCT/ })).toHaveAttribute("href", "/newdetail/1075");
  await page.goto("/search?q=PM96E 开孔");
  const fact = page.getByRole("region", { name: "LH-PM96E 三相多功能电力仪表" });
  await expect(fact.getByRole("definition")).toContainText("92 mm×92 mm");
  await expectAccessible(page, "an answer");
  const source = fact.getByRole("link", { name: "LH-PM96E 规格参数" });
  await expect(source).toHaveAttribute("href", /^\/newdetail\/\d+#specs$/);
});
