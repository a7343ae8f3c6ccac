import { firstId } from "./content";
import { expect, isHydrated, test } from "./site";

test("an address with an anchor shows that section, and stays there", async ({ page }) => {
  await page.goto("/about#history");
  const distance = () =>
    page.evaluate(() => {
      const part = document.querySelector("#history")?.getBoundingClientRect().top ?? NaN;
      return Math.abs(part - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    });
  await expect.poll(distance).toBeLessThan(4);
  await page.waitForLoadState("networkidle");
  expect(await distance()).toBeLessThan(4);
});

test("reading a long page upwards from its end causes no jumps", { tag: "@all" }, async ({ page }) => {
  // Sections change their height by some pixels when they come into view.
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

test.describe("by keyboard", () => {
  // Waits for the scripts once, not at each key press.
  test.use({ actsEarly: true });

  test(
    "on a long page the focus is always visible when moving by keyboard",
    { tag: "@all" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/index");
      await isHydrated(page);
      const steps = await page.locator("main :is(a, button):visible").count();
      const hidden: string[] = [];
      for (let step = 0; step < steps; step++) {
        await page.keyboard.press("Tab");
        const lost = await page.evaluate(async () => {
          for (let count = 0; count < 3; count++)
            await new Promise((resolve) => requestAnimationFrame(resolve));
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return top >= innerHeight || bottom <= 0 ? `${document.activeElement?.textContent} ${top}` : "";
        });
        if (lost) hidden.push(lost);
      }
      expect(hidden).toEqual([]);
    },
  );
});

test(
  "jumping from the end of a page to its top marks the first section in the navigation",
  { tag: "@all" },
  async ({ page, store }) => {
    await page.goto(`/newdetail/${firstId(store, "products")}`);
    await isHydrated(page);
    const links = page.getByRole("navigation", { name: "本页内容" }).getByRole("link");
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await expect(links.first()).not.toHaveAttribute("aria-current");
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(links.first()).toHaveAttribute("aria-current", "location");
  },
);
