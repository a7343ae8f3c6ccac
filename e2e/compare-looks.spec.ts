import { expectAccessible } from "./accessible";
import { addressOf, compared, LIST, TABLE, table } from "./compare-page";
import { shiftsOf, watchShifts } from "./looks/jumps";
import { expect, test } from "./site";

test(
  "a comparison prints on A4 landscape with its address, without buttons",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second, third, fourth] = compared();
    const address = addressOf(first, second, third, fourth);
    await page.goto(address);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(address)).toBeVisible();
    await expect(page.getByText(/^只看不同/).first()).toBeHidden();
    await expect(page.getByText(`移除 ${first.model}`, { exact: true }).first()).toBeHidden();
    await expect(table(page)).toBeVisible();
    expect(await table(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

// A comparison and a list are checked in routes.spec.ts.
test(
  "axe finds nothing, nothing moves by itself, and only the table is wider than the screen",
  { tag: "@all" },
  async ({ page }) => {
    const [first, second, third, fourth] = compared();
    await watchShifts(page);
    for (const address of [
      addressOf(first, second, third, fourth),
      `/compare?ids=${first.id},x,1,${first.id}`,
      "/compare?ids=",
      LIST,
      TABLE,
    ]) {
      await page.goto(address);
      expect(await shiftsOf(page), address).toEqual({ score: 0, shifts: [] });
      await expectAccessible(page, address);
      for (const width of [320, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
      }
      await page.setViewportSize({ width: 375, height: 812 });
    }
  },
);

test(
  "on a phone parameter names stay visible while products scroll sideways",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    const [first, second, third, fourth] = compared();
    await page.goto(addressOf(first, second, third, fourth));
    await expect(page.getByText("左右滑动看全部 4 款")).toBeVisible();
    const name = table(page).locator("tbody th[scope=row]").nth(2);
    await name.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await table(page).evaluate((box) => box.scrollTo({ left: 100, behavior: "instant" }));
    expect(await table(page).evaluate((box) => box.scrollLeft)).toBe(100);
    expect((await name.boundingBox())?.x).toBe(before?.x);
    // Columns that are cut off fade; at the end the last one is whole, beside the room of the fade.
    const ends = await table(page).evaluate((box) => {
      const fade = getComputedStyle(box, "::after");
      box.scrollTo({ left: box.scrollWidth, behavior: "instant" });
      const [shown, all] = [box, box.querySelector("table")].map(
        (one) => one?.getBoundingClientRect().right ?? 0,
      );
      return {
        isSticky: fade.position === "sticky",
        width: Number.parseFloat(fade.width),
        beside: shown! - all!,
      };
    });
    expect(ends.isSticky).toBe(true);
    expect(ends.beside).toBeGreaterThanOrEqual(ends.width - 1);
  },
);
