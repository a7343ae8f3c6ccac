import type { Page } from "@playwright/test";
import { add, CAPACITOR, cartLink, CODE, code, kept, lines, METER, note, said } from "./cart-page";
import { shiftsOf, watchShifts } from "./shifts";
import { expect, isAlive, test } from "./site";

test("a product is added with the code that was put together, and the header counts it", async ({ page }) => {
  await watchShifts(page);
  await page.goto(`/newdetail/${CAPACITOR}`);
  await expect(cartLink(page)).toHaveAccessibleName("询价单");
  await page.getByRole("radio", { name: /15\+15/ }).check();
  await add(page).last().click();
  await expect(said(page, "LH-ZCS/450-15+15 已加入询价单")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，1 件");
  await add(page).first().click();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
  await page.getByRole("link", { name: "查看询价单" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(lines(page)).toHaveCount(2);
  await expect(code(page)).toHaveValue("LH-ZCS/450-15+15");
  await expect(code(page, 1)).toHaveValue("");
  await page.goto("/privacy");
  await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
  expect((await shiftsOf(page)).score).toBe(0);
});

test("a calculator's product is added with how many are needed", async ({ page }) => {
  await page.goto("/tools/kvar");
  const row = page.getByRole("table", { name: "匹配产品" }).getByRole("row").nth(1);
  const amount = Number.parseInt((await row.getByRole("cell").first().textContent()) ?? "");
  await row.getByRole("button", { name: /^加入询价单/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName(`询价单，${amount} 件`);
  const [[, , pieces, words] = []] = await kept(page);
  expect(pieces).toBe(amount);
  expect(words).toMatch(/^按计算：计算缺额 [\d.]+ kvar，/);
});

test("a code that was read, and each product of a comparison, can be added", async ({ page }) => {
  await page.goto(`/code?q=${encodeURIComponent(CODE)}`);
  await add(page).click();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，1 件");
  await page.goto(`/compare?ids=${CAPACITOR},${METER}`);
  await add(page).last().click();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
  expect(await kept(page)).toMatchObject([
    ["LH-ZCS", CODE, 1, "", 1],
    [expect.stringMatching(/^LH-PM/), "", 1, "", 1],
  ]);
});

test("products that are added at once, without a list yet, are all on it", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(`/newdetail/${CAPACITOR}`);
  await page.goto("/compare?ids=1002,1003");
  await Promise.all([isAlive(page), isAlive(other)]);
  const press = (tab: Page) =>
    tab.evaluate(() => {
      for (const button of document.querySelectorAll<HTMLElement>("main button[value=add]")) button.click();
    });
  await Promise.all([press(page), press(other)]);
  await expect(said(page, "LH-ZCM 已加入询价单")).toBeVisible();
  await expect(said(other, "LH-ZCS 已加入询价单")).toBeVisible();
  expect((await kept(page)).map(([model]) => model).sort()).toEqual(["LH-ZCM", "LH-ZCS", "LH-ZCS-G"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a calculator's product is added with how many are needed", async ({ page }) => {
    await page.goto("/tools/harmonics");
    await page.getByRole("table", { name: "匹配产品" }).getByRole("button").first().click();
    await expect(page).toHaveURL("/cart");
    await expect(note(page)).toHaveValue(/^按计算：估算谐波电流 \d+ A/);
  });
});
