import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, expectAllAccessible } from "./accessible";
import { expect, test } from "./site";

// Its components are on the site's pages, which the gate checks (e2e/routes.spec.ts, e2e/states.spec.ts,
// e2e/lightbox.spec.ts); before a release, e2e/routes.spec.ts checks this page, too.
const GUIDE = "/styleguide";

for (const [width, tag] of [
  [375, ["@phone-only"]],
  [768, []],
  [1440, []],
] as const)
  test(
    `axe finds nothing at ${width} px, with menu and lightbox open too`,
    { tag: ["@all", ...tag] },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(GUIDE);
      await expectAllAccessible(page, "the page");
      await page.getByRole("button", { name: isMobile ? "打开菜单" : "产品中心的下级菜单" }).click();
      await expectAllAccessible(page, "the menu");
      await page.keyboard.press("Escape");
      await page.locator("#lightbox a").first().click();
      await expect(page.getByRole("dialog", { name: "图片预览" })).toBeVisible();
      await expectAccessible(page, "the lightbox");
    },
  );

test("the served page has no inline styles and is not indexed", async ({ request }) => {
  const html = await (await request.get(GUIDE)).text();
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect(html).toContain('name="robots" content="noindex');
});

test(
  "the lightbox fills the whole screen and gives it back when it closes",
  { tag: "@all" },
  async ({ page }) => {
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.goto(GUIDE);
    await page.locator("#lightbox a").first().click();
    const dialog = page.getByRole("dialog", { name: "图片预览" });
    await dialog.getByRole("button", { name: "全屏", exact: true }).click();
    await expect.poll(isFull).toBe(true);
    await expect(dialog.getByRole("img", { name: /./ }).last()).toBeInViewport();
    await dialog.getByRole("button", { name: "退出全屏" }).click();
    await expect.poll(isFull).toBe(false);
    await dialog.getByRole("button", { name: "全屏", exact: true }).click();
    await expect.poll(isFull).toBe(true);
    await dialog.getByRole("button", { name: "关闭" }).click();
    await expect.poll(isFull).toBe(false);
    await expect(dialog).toBeHidden();
  },
);

test("tabs work with the arrow keys and an anchor in the address", { tag: "@all" }, async ({ page }) => {
  await page.goto(GUIDE);
  await page.getByRole("tab", { name: "产品概述" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "接线与安装" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveText(/接线的内容/);
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "订货方式", selected: true })).toBeFocused();
  await page.goto(`${GUIDE}#wiring`);
  await expect(page.getByRole("tab", { name: "接线与安装" })).toHaveAttribute("aria-selected", "true");
});

test("a toast is announced once and gone after a second", { tag: "@all" }, async ({ page }) => {
  await page.goto(GUIDE);
  const status = page.getByRole("status");
  // A click before hydration shows no toast.
  await expect(async () => {
    await page.getByRole("button", { name: "显示提示" }).click();
    await expect(status).toHaveText("提交成功", { timeout: 500 });
  }).toPass();
  await expect(status).toHaveText("", { timeout: 1600 });
});

test("touch targets are large enough", { tag: ["@phone-only", "@all"] }, async ({ page }) => {
  await page.goto(GUIDE);
  const small = await page
    .locator("main :is(a, button), header :is(a, button), footer :is(a, button)")
    .evaluateAll((targets) =>
      targets
        // Links inside a sentence are excepted (WCAG 2.5.8), and a card's link covers the whole card.
        .filter((target) => target.checkVisibility() && !target.closest("p, h3"))
        .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 24)
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
});

/** Glyphs are hidden, as their size depends on the fonts of the machine. */
const HIDDEN_GLYPHS = { stylePath: "e2e/no-glyphs.css", animations: "disabled" } as const;
/** The number of pixels that may differ. A missing button is 5,000. */
const MOST_DIFFERENT = 1000;

const looksAsBefore = (page: Page, part: string) =>
  expect(page).toHaveScreenshot(`${part}.png`, {
    ...HIDDEN_GLYPHS,
    maxDiffPixels: MOST_DIFFERENT,
    threshold: 0.2,
  });

/** The number of pixels of two screenshots that differ by more than a fifth in a colour channel. */
async function differentPixels(...screens: [Buffer, Buffer]): Promise<number> {
  const [before, after] = await Promise.all(
    screens.map((screen) => sharp(screen).removeAlpha().raw().toBuffer()),
  );
  const pixels = (before?.length ?? 0) / 3;
  const differs = (at: number) =>
    [0, 1, 2].some(
      (colour) => Math.abs((before?.[at * 3 + colour] ?? 0) - (after?.[at * 3 + colour] ?? 0)) > 51,
    );
  return Array.from({ length: pixels }, (_, at) => at).filter(differs).length;
}

async function openPart(page: Page, part: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${GUIDE}#${part}`);
  await page.locator(`#${part} img`).evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = "eager";
    return Promise.all(pictures.map((picture) => picture.decode()));
  });
}

test.describe("in pictures", () => {
  // The site's policy forbids the style that hides glyphs.
  test.use({ bypassCSP: true });

  test("cards, buttons, tabs and the frame look as they did", async ({ page }) => {
    for (const part of ["cards", "buttons", "tabs"]) {
      await openPart(page, part);
      await looksAsBefore(page, part);
    }
  });

  test("a missing button would be seen", { tag: "@all" }, async ({ page }) => {
    await openPart(page, "buttons");
    const before = await page.screenshot(HIDDEN_GLYPHS);
    await page
      .locator("#buttons a")
      .first()
      // Hidden, not removed: React would restore it during hydration.
      .evaluate((button) => (button.style.visibility = "hidden"));
    const after = await page.screenshot(HIDDEN_GLYPHS);
    expect(await differentPixels(before, after)).toBeGreaterThan(MOST_DIFFERENT);
  });
});
