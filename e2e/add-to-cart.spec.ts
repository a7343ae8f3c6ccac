import type { Page } from "@playwright/test";
import { add, cartLink, code, goods, kept, lines, note, OWN_ADD, said } from "./cart-page";
import { choosable } from "./coded";
import { chooseAll, builder } from "./code-builder";
import { type Product, someProducts } from "./inquiry-page";
import { shiftsOf, watchShifts } from "./looks/jumps";
import { expect, isHydrated, test } from "./site";

const BUILT = "a product is added with the code that was put together, and the header counts it";

async function addBuilt(page: Page) {
  const { id, ordercode, grammar, choices, other } = choosable();
  await watchShifts(page);
  await page.goto(`/newdetail/${id}`);
  await expect(cartLink(page)).toHaveAccessibleName("询价单");
  await chooseAll(builder(page), grammar, choices);
  await add(page).last().click();
  await expect(said(page, `${other} 已加入询价单`)).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，1 件");
  await add(page).first().click();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
  await page.getByRole("link", { name: "查看询价单" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(lines(page)).toHaveCount(2);
  await expect(code(page)).toHaveValue(other);
  await expect(code(page, 1)).toHaveValue(ordercode);
  await page.goto("/privacy");
  await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
  expect((await shiftsOf(page)).score).toBe(0);
}

// The code is put together in less room on a phone, and its bar counts; other ways to the list below are on a desktop.
test(BUILT, { tag: ["@phone-only", "@all"] }, ({ page }) => addBuilt(page));
test(`on a desktop ${BUILT}`, { tag: "@all" }, ({ page }) => addBuilt(page));

test("a calculator's product is added with the calculated quantity", { tag: "@all" }, async ({ page }) => {
  // Without harmonics none is decided, and none can be added.
  await page.goto("/tools/kvar");
  const matches = page.getByRole("table", { name: "匹配产品" });
  await expect(matches.getByRole("button")).toHaveCount(0);
  await expect(matches.getByRole("link", { name: /^咨询工程师/ }).first()).toHaveAttribute("href", /about=/);
  await page.goto("/tools/kvar?h=3");
  const rows = page.getByRole("table", { name: "匹配产品" }).getByRole("row");
  const row = rows.filter({ has: page.getByRole("button") }).first();
  const amount = Number.parseInt((await row.getByRole("cell").first().textContent()) ?? "");
  await row.getByRole("button", { name: /^加入询价单/ }).click();
  await expect(cartLink(page)).toHaveAccessibleName(`询价单，${amount} 件`);
  const [[, , pieces, words] = []] = await kept(page);
  expect(pieces).toBe(amount);
  expect(words).toMatch(/^按计算：计算缺额 [\d.]+ kvar，/);
});

test(
  "a code that was read, and each product of a comparison, can be added to the list",
  { tag: "@all" },
  async ({ page }) => {
    const { id, model, code: typed, second } = goods();
    await page.goto(`/code?q=${encodeURIComponent(typed)}`);
    await add(page).click();
    await expect(cartLink(page)).toHaveAccessibleName("询价单，1 件");
    await page.goto(`/compare?ids=${id},${second.id}`);
    await add(page).last().click();
    await expect(cartLink(page)).toHaveAccessibleName("询价单，2 件");
    expect(await kept(page)).toMatchObject([
      [model, typed, 1, "", 1],
      [second.model, "", 1, "", 1],
    ]);
  },
);

test(
  "products added at the same time, before a list exists, are all on it",
  { tag: "@all" },
  async ({ page, context, store }) => {
    const [first, second, third] = someProducts(store, 3) as [Product, Product, Product];
    const other = await context.newPage();
    await other.goto(`/newdetail/${first.id}`);
    await page.goto(`/compare?ids=${second.id},${third.id}`);
    await Promise.all([isHydrated(page), isHydrated(other)]);
    const press = (tab: Page) =>
      tab.evaluate((own) => {
        for (const button of document.querySelectorAll<HTMLElement>(`${own}[value=add]`)) button.click();
      }, OWN_ADD);
    await Promise.all([press(page), press(other)]);
    await expect(said(page, `${third.model} 已加入询价单`)).toBeVisible();
    // On its own page it is added with the order code that stands there.
    await expect(said(other, new RegExp(`${first.model}\\S* 已加入询价单`))).toBeVisible();
    expect((await kept(page)).map(([model]) => String(model)).toSorted()).toEqual(
      [first, second, third].map(({ model }) => model).toSorted(),
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a calculator's product is added with the calculated quantity", { tag: "@all" }, async ({ page }) => {
    await page.goto("/tools/harmonics");
    await page.getByRole("table", { name: "匹配产品" }).getByRole("button").first().click();
    await expect(page).toHaveURL("/cart");
    await expect(note(page)).toHaveValue(/^按计算：估算谐波电流 \d+ A/);
  });
});
