import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { SITE } from "@/lib/site";
import { expectAccessible } from "./accessible";
import {
  fill,
  FORM,
  list,
  listed,
  order,
  person,
  type Product,
  RECEIPT,
  send,
  someProducts,
  stored,
  submit,
  table,
} from "./inquiry-page";
import { expect, isHydrated, test } from "./site";
import { ANSWER_PROMISE } from "@/lib/inquiry/next-steps";

test("checked lines are shown before sending, and the receipt shows what was sent", async ({
  page,
  store,
}) => {
  const [first, second, third] = someProducts(store, 3) as [Product, Product, Product];
  await list(page.request, [first, second, third]);
  const [, , last] = await listed(page.request);
  await page.request.put(`/api/carts/${last?.id}`, { form: { checked: "0" } });

  await page.goto(FORM);
  await expect(page.getByRole("heading", { name: "提交询价单" })).toBeVisible();
  await expect(table(page)).toContainText(first.model);
  await expect(table(page)).toContainText("靠墙安装");
  await expect(table(page)).toContainText("共 2 种 6 件");
  await expect(table(page)).not.toContainText(third.title);
  await expect(page.getByRole("link", { name: "修改询价单" })).toHaveAttribute("href", "/cart");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectAccessible(page, "form with a list");

  const sent = await send(page);
  const [message, ...others] = stored(store, sent);
  expect(others).toEqual([]);
  const number = page.url().split("/").at(-1);
  expect(message?.about).toBe(`询价单：2 种，共 6 件（单号 ${number}）`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("询价单回执");
  for (const text of [
    ...[number, `第 ${message?.id} 号`, "北京时间", "已收到", "等待工程师核对"],
    ...[sent.name, sent.phone, sent.addres, sent.content, ANSWER_PROMISE.title, SITE.salesLine],
  ])
    await expect(main).toContainText(String(text));
  await expect(table(page)).toContainText("靠墙安装");
  await expect(page.getByRole("link", { name: second.title, exact: true })).toHaveAttribute(
    "href",
    `/newdetail/${second.id}`,
  );
  await expect(page.getByRole("link", { name: "再选一单" })).toHaveAttribute("href", "/product_centers");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expectAccessible(page, "receipt");

  expect(await listed(page.request)).toMatchObject([{ product_id: third.id, checked: 0 }]);
});

test(
  "a list that was partly sent passes the accessibility checks",
  { tag: "@all" },
  async ({ page, store }) => {
    const [first, second] = someProducts(store, 2) as [Product, Product];
    await order(page.request, [first]);
    await list(page.request, [second]);
    await page.goto("/cart");
    await expect(page.getByRole("region", { name: "提交过的询价单" })).toBeVisible();
    await expectAccessible(page, "a list of which some was sent");
  },
);

const EIGHT = "of a long list the first eight are shown, and the form is at hand";

async function firstEight(page: Page, store: Database.Database) {
  const products = someProducts(store, 20);
  await list(page.request, products);
  await page.goto(FORM);
  await expect(table(page).first()).toContainText("共 20 种 60 件，以上是前 8 种");
  await expect(page.getByRole("link", { name: products[8]!.title, exact: true })).toBeHidden();
  await page.getByText("其余 12 种").click();
  await expect(page.getByRole("row", { name: new RegExp(`^9 .*${products[8]!.title}`) })).toBeVisible();
  await page.getByRole("link", { name: "直接填写联系信息" }).click();
  await expect(page.getByRole("textbox", { name: "姓名" })).toBeInViewport();
  await expectAccessible(page, "form with a long list");
}

// On phones the form is furthest down.
test(EIGHT, { tag: ["@phone-only", "@all"] }, ({ page, store }) => firstEight(page, store));
test(`on a desktop ${EIGHT}`, { tag: "@all" }, ({ page, store }) => firstEight(page, store));

test("a page restored from the bfcache shows the current list", { tag: "@all" }, async ({ page, store }) => {
  await list(page.request, someProducts(store, 1));
  await page.goto(FORM);
  await expect(submit(page)).toBeVisible();
  const [line] = await listed(page.request);
  await isHydrated(page);
  await page.request.delete(`/api/carts/${line?.id}`);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(page.getByText("询价单里没有选中的产品")).toBeVisible();
});

test.describe("a network that fails", () => {
  test.use({ expectedFaults: [/^request: .*api\/orders|^console: Failed to load resource/] });

  test(
    "a list sent again after its response was lost is one order",
    { tag: "@all" },
    async ({ page, store }) => {
      const sent = person();
      await list(page.request, someProducts(store, 1));
      let calls = 0;
      await page.route("**/api/orders", async (route) => {
        if (calls++ > 0) return route.continue();
        await route.fetch();
        return route.abort("connectionreset");
      });
      await page.goto(FORM);
      await fill(page, sent);
      await submit(page).click();
      await expect(page.getByText("网络不稳定，请稍后再试")).toBeVisible();
      await submit(page).click();
      await expect(page).toHaveURL(RECEIPT);
      expect(stored(store, sent)).toHaveLength(1);
    },
  );
});

test(
  "a list that was emptied meanwhile sends nothing, and says so",
  { tag: "@all" },
  async ({ page, store }) => {
    const sent = person();
    await list(page.request, someProducts(store, 1));
    await page.goto(FORM);
    await page.request.put("/api/carts", { form: { checked: "0" } });
    await fill(page, sent);
    await submit(page).click();
    await expect(page.getByRole("form").getByText("询价单里没有选中的产品")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "姓名" })).toHaveValue(sent.name);
    expect(stored(store, sent)).toEqual([]);
  },
);
