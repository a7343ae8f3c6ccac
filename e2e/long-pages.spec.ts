import type { Page } from "@playwright/test";
import { expect, test } from "./site";

/** The headings of what is shown; with `isLaidOut` only of what the browser has laid out already. */
const headings = (page: Page, isLaidOut: boolean) =>
  page
    .locator("main section h2")
    .evaluateAll(
      (elements, contentVisibilityAuto) =>
        elements
          .filter((element) => element.checkVisibility({ contentVisibilityAuto }))
          .map((element) => element.textContent),
      isLaidOut,
    );

for (const [address, last] of [
  ["/index", "新闻动态"],
  ["/about", "公司环境"],
] as const) {
  test(`${address}: a phone lays out what is far below when the visitor comes near`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, "other screens have it laid out at once");
    await page.goto(address);
    await expect(page.getByRole("heading", { name: last })).toBeAttached();
    expect(await headings(page, true)).not.toContain(last);
    await page.getByRole("heading", { name: last }).scrollIntoViewIfNeeded();
    await expect.poll(() => headings(page, true)).toContain(last);
  });

  test(`${address} is printed whole`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => headings(page, true)).toEqual(await headings(page, false));
  });
}

test("an address with a part's name shows that part, and it stays there", async ({ page }) => {
  await page.goto("/about#history");
  const distance = () =>
    page.evaluate(() => {
      const part = document.querySelector("#history")?.getBoundingClientRect().top ?? NaN;
      return Math.abs(part - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    });
  await expect.poll(distance).toBeLessThan(4);
  // Everything near it has been laid out by now.
  await page.waitForTimeout(500);
  expect(await distance()).toBeLessThan(4);
});

test("who reads a long page upwards from its end is not thrown about", async ({ page }) => {
  // Sections settle by some pixels as they come into view.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/index");
  const jumps = await page.evaluate(async () => {
    const frames = async () => {
      for (let count = 0; count < 4; count++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    await frames();
    const found: { text: string | null; moved: number }[] = [];
    while (scrollY > 0) {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
      const before = { top: middle?.getBoundingClientRect().top ?? 0, scrollY };
      scrollBy({ top: -200, behavior: "instant" });
      await frames();
      const moved = (middle?.getBoundingClientRect().top ?? 0) - before.top;
      const isAtTop = scrollY === 0;
      if (!isAtTop && Math.abs(moved - 200) > 2) found.push({ text: middle?.textContent ?? null, moved });
      if (isAtTop) break;
    }
    return found;
  });
  expect(jumps).toEqual([]);
});
