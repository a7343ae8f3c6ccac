import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { FAMILY_IDS } from "@/lib/constants";
import { expectAllAccessible } from "./accessible";
import { box, cartLink, code, form, goods, kept, lines, listOfTwo, note, quantity, said } from "./cart-page";
import { carelessly } from "./coded";
import { list, listed, order, someProducts } from "./inquiry-page";
import { allWords, hrefs, readPage, words } from "./read-page";
import { expect, test } from "./site";
import { filled } from "@/lib/inquiry/site-facts";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

test("changes are saved at once, and counted in the header, too", async ({ page }) => {
  const { model, other, second } = goods();
  await listOfTwo(page);
  await expect(form(page).getByText("2 种，5 件", { exact: true })).toBeVisible();
  await quantity(page).fill("12");
  await note(page).fill("急用\n本月到货");
  await code(page).fill(carelessly(other));
  await code(page).press("Enter");
  await expect(code(page)).toHaveValue(other);
  await box(page, 1).uncheck();
  await expect(form(page).getByText("随单提交 1 种，12 件")).toBeVisible();
  await expect(said(page, "已保存")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("询价单，15 件");
  expect(await kept(page)).toEqual([
    [model, other, 12, "急用 本月到货", 1],
    [second.model, "", 3, "", 0],
  ]);
  await page.goto("/service");
  const rail = page.getByRole("navigation", { name: "快捷服务", exact: true });
  await page.mouse.wheel(0, 3000);
  const link = rail.getByRole("link", { name: "询价单，15 件" });
  await expect(link).toBeInViewport();
  await expect(link.locator("[data-count]")).toHaveAttribute("data-count", "15");
  await link.click();
  await expect(page).toHaveURL("/cart");
});

test(
  "an invalid change is marked, kept in its field and explained; corrected it is saved",
  { tag: "@all" },
  async ({ page }) => {
    const goodsOnList = goods();
    await listOfTwo(page);
    await quantity(page).fill("0");
    await code(page).fill(goodsOnList.wrong);
    await note(page).focus();
    await expect(quantity(page)).toHaveAccessibleDescription("没有保存：数量请填 1 至 9999 的整数");
    await expect(code(page)).toHaveAccessibleDescription("没有保存：型号代码与产品不符");
    await expect(code(page)).toHaveValue(goodsOnList.wrong);
    await expectAllAccessible(page, "two lines, with faults");
    await page.getByRole("button", { name: "去提交" }).click();
    await expect(said(page, "没有保存，请看标出的地方")).toBeVisible();
    await expect(page).toHaveURL("/cart");
    await quantity(page).fill("8");
    await code(page).fill(goodsOnList.code);
    await note(page).focus();
    await expect(code(page)).not.toHaveAttribute("aria-invalid");
    await expect(quantity(page)).not.toHaveAttribute("aria-invalid");
    expect((await kept(page))[0]).toEqual([goodsOnList.model, goodsOnList.code, 8, "", 1]);
  },
);

test("a line is removed by keyboard, and the focus moves to the next", { tag: "@all" }, async ({ page }) => {
  const { model } = goods();
  await listOfTwo(page);
  await page.getByRole("button", { name: /^移除/ }).first().focus();
  await page.keyboard.press("Enter");
  await expect(lines(page)).toHaveCount(1);
  await expect(said(page, `已移除 ${model}`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^移除/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("询价单还是空的")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(cartLink(page)).toHaveAccessibleName("询价单");
  expect(await kept(page)).toEqual([]);
});

test(
  "all lines are checked or none, and with none nothing is sent; a faulty line is removed, and the others are sent",
  { tag: "@all" },
  async ({ page }) => {
    await listOfTwo(page);
    await page.getByRole("button", { name: "全不选" }).click();
    await expect(page.getByText("没有勾选产品：勾选要询价的产品后再提交")).toBeVisible();
    await page.getByRole("button", { name: "去提交" }).click();
    await expect(said(page, "询价单里没有选中的产品")).toBeVisible();
    await expect(page).toHaveURL("/cart");
    await page.getByRole("button", { name: "全选", exact: true }).click();
    await expect(box(page, 1)).toBeChecked();
    await code(page).fill(goods().wrong);
    await quantity(page).fill("0");
    await quantity(page).blur();
    await expect(page.getByText("没有保存：型号代码与产品不符")).toBeVisible();
    await lines(page).first().getByRole("button", { name: "移除" }).click();
    await expect(lines(page)).toHaveCount(1);
    await page.getByRole("button", { name: "去提交" }).click();
    await expect(page).toHaveURL("/contact?list=1");
  },
);

test(
  "a line removed in another tab is reported, and the page shows the rest",
  { tag: "@all" },
  async ({ page }) => {
    await listOfTwo(page);
    const [line] = await listed(page.request);
    await page.request.delete(`/api/carts/${line?.id}`);
    await quantity(page).fill("7");
    await note(page).focus();
    await expect(page.getByText("有产品已在别的窗口里移除，下面是现在的询价单")).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
  },
);

test.describe("a server that does not answer", () => {
  test.use({ expectedFaults: [/ERR_FAILED|Failed to load/] });

  test("keeps typed text, with a message", { tag: "@all" }, async ({ page }) => {
    await listOfTwo(page);
    await page.route("**/api/carts/*", (route) => route.abort());
    await quantity(page).fill("7");
    // Not `uncheck()`: it verifies the state, which is restored by then.
    await box(page).click();
    await expect(quantity(page)).toHaveAccessibleDescription("没有保存：网络不稳定，请稍后再试");
    await expect(quantity(page)).toHaveValue("7");
    await expect(box(page)).toBeChecked();
  });
});

const IN_SIGHT = "on a long list the way on is in sight, and covers no field that is filled in";

async function wayOn(page: Page, store: Database.Database, isMobile: boolean) {
  await list(page.request, someProducts(store, 12));
  await page.goto("/cart");
  const send = page.getByRole("button", { name: "去提交" });
  await expect(send).toBeInViewport();
  await expect(form(page).getByText("随单提交 12 种，36 件")).toBeInViewport();
  for (const at of [0, 1, 2, 3, 4]) {
    await note(page, at).focus();
    const field = await note(page, at).boundingBox();
    const bar = await send.locator("..").boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  if (isMobile) {
    const below = page.getByRole("navigation", { name: "快捷服务（手机）" });
    await expect(below).toBeVisible();
    const [bar, own] = [await below.boundingBox(), await send.locator("..").boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  }
  await send.click();
  await expect(page).toHaveURL("/contact?list=1");
}

// Phones have less room and the bar at the bottom.
test(IN_SIGHT, { tag: ["@phone-only", "@all"] }, ({ page, store }) => wayOn(page, store, true));
test(`on a desktop ${IN_SIGHT}`, { tag: "@all" }, ({ page, store }) => wayOn(page, store, false));

test("an empty list says where to start", async ({ request }) => {
  const page = await readPage(request, "/cart");
  expect(words(page)).toContain(filled(PAGE_TEXTS.cart.lead));
  for (const [name, href] of [
    [/^无功补偿容量计算/, "/tools/kvar"],
    [/^产品对比/, "/compare"],
    [/^搜索全站/, "/search"],
  ] as const)
    expect(hrefs(page.querySelector("main")!, name), href).toEqual([href]);
  for (const family of FAMILY_IDS)
    expect(page.querySelector(`main a[href^="/product_type_list/${family}"]`), `${family}`).not.toBeNull();
});

test("a visitor finds the sent list at the top of the empty one, before the ways to a new one", async ({
  request,
  store,
}) => {
  const { receipt } = await order(request, someProducts(store, 1));
  const page = await readPage(request, "/cart");
  expect(allWords(page, "main h2").slice(0, 2)).toEqual(["提交过的询价单", "去选产品"]);
  expect(hrefs(page.querySelector("#sent")!.parentElement!, /查看回执$/)).toEqual([receipt]);
});
