import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectAllAccessible } from "./accessible";
import { distinctModel } from "./content";
import { expect, test } from "./site";

const inHeader = (page: Page) => page.getByRole("search", { name: "搜索全站" });
const inMenu = (page: Page) => page.getByRole("search", { name: "在菜单中搜索" });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "搜索建议" });
const isOpen = (field: Locator, open: boolean) =>
  expect(field).toHaveAttribute("aria-expanded", String(open));

test.describe("suggestions under the header", () => {
  test("are selected with the arrow keys, and Enter opens the selected one", async ({ page, store }) => {
    const { id, model, title, typed } = distinctModel(store);
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    await field.click();
    await isOpen(field, false);
    await field.pressSequentially(typed);
    await isOpen(field, true);
    const options = suggestions(page).getByRole("option");
    await expect(options.first()).toHaveText(`${model} ${title} 产品`);
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
    await expectAllAccessible(page, "suggestions open");
    await field.press("Enter");
    await expect(page).toHaveURL(`/newdetail/${id}`);
  });

  test(
    "close with Escape and keep typed text; Enter then searches for it",
    { tag: "@all" },
    async ({ page }) => {
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
    },
  );

  test("are links for the mouse, and close when the focus leaves", { tag: "@all" }, async ({ page }) => {
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

  test(
    "are requested when a visitor pauses, and say when there are none",
    { tag: "@all" },
    async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname === "/api/Search/suggest") asked.push(String(searchParams.get("q")));
      });
      await page.clock.install();
      await page.goto("/about");
      const field = inHeader(page).getByRole("combobox");
      await field.press("Home");
      // A fake clock, so that a slow machine does not matter while typing.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await field.pressSequentially("zzzzzzzz");
      await page.clock.resume();
      await expect(page.getByRole("status").filter({ hasText: "没有建议" })).toBeAttached();
      await isOpen(field, false);
      expect(asked).toEqual(["zzzzzzzz"]);
    },
  );
});

/** The scroll position, once it has been stable for two frames. */
const placeAtRest = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let last = -1; scrollY !== last;) {
      last = scrollY;
      await frame();
      await frame();
    }
    return scrollY;
  });

test(
  "the header's search is visible on every desktop, and Ctrl+K focuses it",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/about");
    const field = inHeader(page).getByRole("combobox");
    for (const width of [768, 1024, 1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
      await expect(field, `${width}`).toBeInViewport({ ratio: 1 });
      // Sections that come into view change their height, also above the viewport.
      const place = await placeAtRest(page);
      await page.keyboard.press("k");
      await expect(field).not.toBeFocused();
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      await page.keyboard.type("svg");
      await isOpen(field, true);
      expect(await page.evaluate(() => scrollY), `${width}: typing scrolls nothing`).toBe(place);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(suggestions(page)).toBeInViewport({ ratio: 1 });
      await field.fill("");
      await field.blur();
    }
  },
);

test(
  "a phone's magnifier opens the menu's search, which has suggestions",
  { tag: ["@phone-only", "@all"] },
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
    await expectAllAccessible(page, "suggestions in the menu");
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

  test("the header's search is complete and large enough for touch", { tag: "@all" }, async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    const form = inHeader(page);
    await expect(form).toBeInViewport({ ratio: 1 });
    expect((await form.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test("the search page has suggestions, too", { tag: "@all" }, async ({ page, store }) => {
  const { model, typed } = distinctModel(store);
  await page.goto("/search?q=svg");
  const field = page.getByRole("main").getByRole("combobox");
  await field.focus();
  await isOpen(field, false);
  await field.fill(typed);
  await expect(suggestions(page).getByRole("option").first()).toContainText(model);
  await expectAccessible(page, "suggestions on the search page");
});
