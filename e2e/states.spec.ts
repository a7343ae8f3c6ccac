import type { Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { expectAllAccessible } from "./accessible";
import { below, completeProduct, nameOf } from "./content";
import { expect, test } from "./site";

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedFaults: [/preloaded using link preload but not used/],
});

/** Brings a page into its states, and calls `look` in each. */
type Visitor = {
  page: Page;
  store: Database;
  isMobile: boolean;
  look: (state: string) => Promise<void>;
};

async function openMenus({ page, store, isMobile, look }: Visitor) {
  await page.goto("/index");
  if (isMobile) {
    await page.getByRole("button", { name: "打开菜单" }).tap();
    await page.getByRole("dialog", { name: "菜单" }).getByText("产品中心", { exact: true }).tap();
  } else await page.getByRole("button", { name: "产品中心的下级菜单" }).click();
  await expect(page.getByRole("link", { name: "高压无功自动补偿装置" })).toBeVisible();
  await look("the menu");

  await page.goto("/product_type_list/41");
  // Below 960 px the menu is folded.
  const opener = page.getByText("产品分类", { exact: true });
  if (await opener.isVisible()) await opener.click();
  await page
    .getByRole("navigation", { name: "产品分类" })
    .getByText(nameOf(store, 49), { exact: true })
    .click();
  await expect(
    page.getByRole("link", { name: below(store, 49)[0]?.name ?? "", exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await look("the menu of products");
}

async function stopCarousel({ page, look }: Visitor) {
  await page.goto("/index");
  const row = page.getByRole("group", { name: "精选产品" });
  await row.getByRole("button", { name: "开始轮播" }).click();
  await row.getByRole("button", { name: "停止轮播" }).click();
  await row.getByRole("button", { name: "下一张" }).click();
  await look("the carousel");
}

async function readProduct({ page, store, look }: Visitor) {
  await page.goto(`/newdetail/${completeProduct(store).id}`);
  await page.getByRole("tab", { name: "如何订购" }).click();
  await expect(page.getByText("发货地址")).toBeVisible();
  await look("the tab");

  const gallery = page.getByRole("group", { name: /的图片$/ });
  await gallery.getByRole("link").first().click();
  const box = page.getByRole("dialog", { name: "图片预览" });
  await expect(box).toBeVisible();
  await look("the lightbox");
  await box.getByRole("button", { name: "放大" }).click();
  await look("the enlarged picture");
}

async function sendForm({ page, look }: Visitor) {
  await page.goto("/contact");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  const submit = page.getByRole("button", { name: /提交/ });
  await submit.click();
  await expect(page.getByText("请输入姓名")).toBeVisible();
  await look("the faults");

  for (const [code, msg] of [
    [0, "参数错误"],
    [1, "提交成功"],
  ] as const) {
    await page.route("**/api/Message/add", (route) => route.fulfill({ json: { code, msg, data: null } }));
    await page.getByRole("textbox", { name: "姓名" }).fill("王工");
    await page.getByRole("textbox", { name: "手机号码" }).fill("13800138000");
    await page.getByRole("textbox", { name: "联系地址" }).fill("澜州市");
    await submit.click();
    await expect(page.getByRole("form").getByText(msg)).toBeVisible();
    await look(msg);
  }
}

async function openCase({ page, look }: Visitor) {
  await page.goto("/casePage");
  await page.getByRole("navigation", { name: "工程案例" }).getByRole("link", { name: "医疗教育" }).click();
  await expect(page.getByRole("heading", { name: "医疗教育", level: 2 })).toBeVisible();
  await look("the tab");
  await page
    .getByRole("link", { name: /^查看大图/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "图片预览" })).toBeVisible();
  await look("the case");
}

const JOURNEYS: [string, (visitor: Visitor) => Promise<void>][] = [
  ["the site's menu and that of products while they are open", openMenus],
  ["a carousel that was stopped", stopCarousel],
  ["a product with another tab, then with its pictures large", readProduct],
  ["the form with its faults, its refusal and its success", sendForm],
  ["the cases of a tab, then one of them open", openCase],
];

for (const [name, go] of JOURNEYS)
  for (const width of [1440, 768, 375]) {
    const tag = ["@all", ...(width === 375 ? ["@phone-only"] : [])];
    test(`axe finds nothing at ${width} px on ${name}`, { tag }, async ({ page, store, isMobile }) => {
      await page.setViewportSize({ width, height: 900 });
      const look = (state: string) => expectAllAccessible(page, state);
      await go({ page, store, isMobile, look });
    });
  }
