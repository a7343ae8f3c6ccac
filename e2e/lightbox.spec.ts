import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { CASE_TYPE, PAGE_SIZE } from "@/lib/constants";
import { countOf } from "./content";
import { expect, test } from "./site";

/** The first case on /buildings, and the number of cases there. */
function firstCase(store: Database) {
  const found = store
    .prepare(
      `SELECT title, (SELECT count(*) FROM case_products WHERE "case" = cases.id) AS products FROM cases
       WHERE type = ? ORDER BY sort DESC, createtime DESC, id DESC`,
    )
    .get(CASE_TYPE.building) as { title: string; products: number };
  const all = countOf(store, "cases", `type = ${CASE_TYPE.building}`);
  return { ...found, count: Math.min(PAGE_SIZE.cases, all) };
}

test.describe("the lightbox of cases", () => {
  const box = (page: Page) => page.getByRole("dialog", { name: "图片预览" });
  const open = async (page: Page) => {
    await page.goto("/buildings");
    await expect(async () => {
      await page
        .getByRole("link", { name: /^查看大图/ })
        .first()
        .click();
      await expect(box(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  };

  test(
    "shows the picture with its work and products; buttons for next, previous, zoom and close work",
    { tag: ["@phone", "@all"] },
    async ({ page, store }) => {
      const { title, products, count } = firstCase(store);
      await open(page);
      await expect(box(page)).toContainText(title);
      await expect(box(page).getByText("选用产品：")).toHaveCount(Math.min(products, 1));
      await expect(box(page).getByRole("link")).toHaveCount(0);
      await box(page).getByRole("button", { name: "下一张" }).click();
      await expect(box(page)).toContainText(`2 / ${count}`);
      await box(page).getByRole("button", { name: "上一张" }).click();
      await expect(box(page)).toContainText(`1 / ${count}`);
      await box(page).getByRole("button", { name: "放大" }).click();
      await expect(box(page).getByRole("button", { name: "缩小" })).toBeVisible();
      await box(page).getByRole("button", { name: "关闭" }).click();
      await expect(box(page)).toBeHidden();
    },
  );

  test("works by keyboard, traps the focus and restores it", { tag: "@all" }, async ({ page, store }) => {
    const { count } = firstCase(store);
    await open(page);
    await page.keyboard.press("ArrowRight");
    await expect(box(page)).toContainText(`2 / ${count}`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(box(page)).toContainText(`${count} / ${count}`);
    await page.keyboard.press("+");
    await expect(box(page).getByRole("button", { name: "缩小" })).toBeVisible();
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press("Tab");
      expect(await box(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole("link", { name: /^查看大图/ }).first()).toBeFocused();
  });

  test("opens from a picture with a visible focus", { tag: "@all" }, async ({ page }) => {
    await page.goto("/buildings");
    const picture = page.getByRole("link", { name: /^查看大图/ }).nth(1);
    const ring = () => picture.evaluate((link) => getComputedStyle(link, "::after").borderTopWidth);
    await page
      .getByRole("link", { name: /^查看大图/ })
      .first()
      .focus();
    expect(await ring()).toBe("0px");
    // Before it are the products used in the case.
    await expect(async () => {
      await page.keyboard.press("Tab");
      await expect(picture).toBeFocused({ timeout: 100 });
    }).toPass();
    expect(await ring()).toBe("3px");
  });

  test("follows a swipe", { tag: ["@phone-only", "@all"] }, async ({ page, store }) => {
    const { count } = firstCase(store);
    await open(page);
    const swipe = (from: number, to: number) =>
      box(page)
        .getByRole("img")
        .evaluate(
          (picture, [start, end]) => {
            const at = (type: string, clientX: number) =>
              picture.dispatchEvent(
                new PointerEvent(type, {
                  bubbles: true,
                  pointerType: "touch",
                  isPrimary: true,
                  clientX,
                  clientY: 300,
                }),
              );
            at("pointerdown", start as number);
            at("pointerup", end as number);
          },
          [from, to],
        );
    await swipe(300, 120);
    await expect(box(page)).toContainText(`2 / ${count}`);
    await swipe(120, 300);
    await expect(box(page)).toContainText(`1 / ${count}`);
    await swipe(300, 290);
    await expect(box(page)).toContainText(`1 / ${count}`);
  });
});

test(
  "on a phone a screenshot of the platform opens at a readable size, and can be panned",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    await page.goto("/yunshow");
    await page.getByRole("link", { name: "查看大图：一次接线图" }).click();
    const box = page.getByRole("dialog", { name: "图片预览" });
    const picture = box.locator("img");
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(375 * 2.4);
    const stage = box.getByRole("group", { name: "放大的图片，可滚动" });
    await stage.evaluate((one) => one.scrollTo({ left: 300 }));
    expect((await picture.boundingBox())?.x).toBeLessThan(-290);
    await picture.click();
    await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeLessThanOrEqual(375);
  },
);
