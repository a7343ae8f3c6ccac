import type { Page } from "@playwright/test";
import { picked } from "./content";
import { expect, test } from "./site";

/** Longer than the delay of any carousel. */
const LONG_MS = 30_000;

/** The carousel of products on the home page, with a fake clock. */
async function openRow(page: Page) {
  await page.clock.install();
  await page.goto("/index");
  const row = page.getByRole("group", { name: "精选产品" });
  await row.scrollIntoViewIfNeeded();
  return row;
}

test(
  "carousels advance with their delays and stop for good when asked to",
  { tag: "@all" },
  async ({ page, store }) => {
    const row = await openRow(page);
    await expect(row).toHaveAttribute("data-ready", "true");
    await page.clock.fastForward(LONG_MS);
    const place = row.getByText(new RegExp(`^\\d+ / ${picked(store)}$`)).first();
    await expect(place).not.toHaveText(`1 / ${picked(store)}`);
    await row.getByRole("button", { name: "停止轮播" }).click();
    await page.mouse.move(0, 0);
    const stopped = await place.textContent();
    await page.clock.fastForward(LONG_MS);
    await expect(place).toHaveText(stopped ?? "");
    await expect(row.getByRole("button", { name: "开始轮播" })).toBeVisible();
  },
);

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", { tag: "@all" }, async ({ page, store }) => {
    const row = await openRow(page);
    await expect(row.getByRole("button", { name: "开始轮播" })).toBeVisible();
    await page.clock.fastForward(LONG_MS);
    await expect(row.getByText(`1 / ${picked(store)}`, { exact: true }).first()).toBeVisible();
  });
});

test(
  "a product enters the row with its picture, not as an empty box",
  { tag: "@all" },
  async ({ page, store }) => {
    const row = await openRow(page);
    await row.getByRole("button", { name: "停止轮播" }).click();
    const slides = row.getByRole("group", { includeHidden: true });
    const nextHasPicture = () =>
      slides.evaluateAll((all) => {
        const place = all.findLastIndex((slide) => !(slide as HTMLElement).inert);
        const picture = all[(place + 1) % all.length]?.querySelector("img");
        return picture?.complete && picture.naturalWidth > 0;
      });
    for (let at = 1; at <= picked(store); at++) {
      await expect.poll(nextHasPicture, `before slide ${at}`).toBe(true);
      await row.getByRole("button", { name: "下一张" }).click();
    }
  },
);
