import type { Page } from "@playwright/test";
import { expect, test } from "./site";

const crumbs = (page: Page) => page.getByRole("navigation", { name: "面包屑" });

test("tabs open by click, by keyboard and by address; wiring is there only where there is some", async ({
  page,
  store,
}) => {
  await page.goto("/newdetail/1001#wiring");
  const wiring = page.getByRole("tab", { name: "接线方式" });
  await expect(wiring).toHaveAttribute("aria-selected", "true");
  await wiring.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "如何订购" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "如何订购" })).toContainText("发货地址");

  const bare = store.prepare("SELECT id FROM products WHERE wirecontent = '' LIMIT 1").pluck().get();
  expect(bare, "the shipped content has a product without wiring").toBeDefined();
  await page.goto(`/newdetail/${String(bare)}`);
  await expect(page.getByRole("tab")).toHaveCount(2);
});

test("breadcrumbs are the product's own; stored names stand in only for its own chain", async ({ page }) => {
  await page.goto("/newdetail/1001");
  const own = ["首页", "产品中心", "电容补偿", "智能集成电容器", "共补型智能电容器", "共补型智能集成电容器"];
  await expect(crumbs(page).getByRole("listitem")).toHaveText(own);
  const remember = (choice: Record<string, string>) =>
    page.evaluate(
      (entries) => Object.entries(entries).forEach(([key, value]) => (localStorage[key] = value)),
      choice,
    );
  await remember({ pid: "49", menuName: "智能电表", sid: "139", submenuName: "甲", kid: "246", kName: "乙" });
  await page.reload();
  await expect(crumbs(page).getByRole("listitem")).toHaveText(own);
  await remember({
    pid: "33",
    menuName: "我的电容",
    sid: "201",
    submenuName: "智能",
    kid: "203",
    kName: "分补",
  });
  await page.reload();
  await expect(crumbs(page).getByRole("listitem").nth(2)).toHaveText("我的电容");
  await expect(crumbs(page).getByRole("listitem").nth(4)).toHaveText("共补型智能电容器");
});

test("the pictures turn every two seconds until they are stopped, and open large", async ({ page }) => {
  await page.goto("/newdetail/1001");
  const gallery = page.getByRole("group", { name: "共补型智能集成电容器的图片" });
  const second = gallery.getByRole("button", { name: "第 2 张" });
  await expect(second).toHaveAttribute("aria-current", "true", { timeout: 6000 });
  await gallery.getByRole("button", { name: "停止轮播" }).click();
  await gallery.getByRole("button", { name: "第 1 张" }).click();
  await expect(gallery.getByRole("button", { name: "第 1 张" })).toHaveAttribute("aria-current", "true");
  await gallery.getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: "图片预览" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "图片预览" })).toBeHidden();
});

test("a type page goes to its products, and 返回 leads back to it", async ({ page }) => {
  await page.goto("/prod_type41");
  await expect(page.locator("main h2 > a")).toHaveCount(12);
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL("/prod_type41?page=2");
  await expect(page.locator("main h2 > a")).toHaveCount(2);
  await page.locator("main h2 > a").first().click();
  await expect(page.getByText(/^类型：/)).toBeVisible();
  await page.getByRole("link", { name: "返回", exact: true }).click();
  await expect(page).toHaveURL("/prod_type41?page=2");
});

test("without history 返回 leads to the nearest list", async ({ page }) => {
  for (const [product, list] of [
    ["1001", "/prod_type33"],
    ["1071", "/product_type_list/122"],
  ] as const) {
    await page.goto(`/prod_detail/${product}`);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL(list);
  }
});

test("only the listed type pages exist", async ({ request }) => {
  for (const path of ["/prod_type34", "/prod_type122", "/prod_type", "/product-type/33"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("the hidden product address shows the product and sends search engines to its page", async ({
  page,
}) => {
  await page.goto("/product/1001");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("共补型智能集成电容器");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/newdetail\/1001$/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
});

test("a product prints as a data sheet: its parts and nothing of the site round it", async ({ page }) => {
  await page.goto("/newdetail/1001");
  await page.emulateMedia({ media: "print" });
  for (const part of ["规格参数", "外形与安装尺寸", "产品概述", "接线方式", "如何订购"]) {
    await expect(page.getByRole("heading", { name: part, exact: true })).toBeVisible();
  }
  const gallery = page.getByRole("group", { name: "共补型智能集成电容器的图片" });
  await expect(gallery.locator("img").filter({ visible: true })).toHaveCount(1);
  await expect(gallery.locator("button, svg").filter({ visible: true })).toHaveCount(0);
  for (const rest of ["咨询此产品", "相关产品", "在线咨询"]) {
    for (const item of await page.getByText(rest, { exact: true }).all()) await expect(item).toBeHidden();
  }
});
