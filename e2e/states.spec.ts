import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { below, completeProduct, nameOf } from "./content";
import { expect, test } from "./site";

/** At the width of a phone, or at those of a tablet and a desktop. */
async function expectAccessibleEverywhere(page: Page, state: string, isMobile: boolean) {
  for (const width of isMobile ? [375] : [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${state} at ${width} px`);
  }
}

test.use({
  contextOptions: { reducedMotion: "reduce" },
  expectedFaults: [/preloaded using link preload but not used/],
});

test("axe finds nothing on the home page with a menu open, then with a carousel that was stopped", async ({
  page,
  isMobile,
}) => {
  await page.goto("/index");
  if (isMobile) {
    await page.getByRole("button", { name: "打开菜单" }).tap();
    await page.getByRole("dialog", { name: "菜单" }).getByText("产品中心", { exact: true }).tap();
  } else await page.getByRole("button", { name: "产品中心的下级菜单" }).click();
  await expect(page.getByRole("link", { name: "高压无功自动补偿装置" })).toBeVisible();
  await expectAccessibleEverywhere(page, "the menu", isMobile);
  await page.keyboard.press("Escape");

  const row = page.getByRole("group", { name: "精选产品" });
  await row.getByRole("button", { name: "开始轮播" }).click();
  await row.getByRole("button", { name: "停止轮播" }).click();
  await row.getByRole("button", { name: "下一张" }).click();
  await expectAccessibleEverywhere(page, "the carousel", isMobile);
});

test("axe finds nothing on a product with another tab, then with its pictures large", async ({
  page,
  isMobile,
  store,
}) => {
  await page.goto(`/newdetail/${completeProduct(store).id}`);
  await page.getByRole("tab", { name: "如何订购" }).click();
  await expect(page.getByText("发货地址")).toBeVisible();
  await expectAccessibleEverywhere(page, "the tab", isMobile);

  await page
    .getByRole("group", { name: /的图片$/ })
    .getByRole("link")
    .first()
    .click();
  const box = page.getByRole("dialog", { name: "图片预览" });
  await expect(box).toBeVisible();
  await expectAccessibleEverywhere(page, "the lightbox", isMobile);
  await box.getByRole("button", { name: "放大" }).click();
  await expectAccessibleEverywhere(page, "the enlarged picture", isMobile);
});

test("axe finds nothing on the form with its faults, its success and its refusal", async ({
  page,
  isMobile,
}) => {
  await page.goto("/contact");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  const submit = page.getByRole("button", { name: /提交/ });
  await submit.click();
  await expect(page.getByText("请输入姓名")).toBeVisible();
  await expectAccessibleEverywhere(page, "the faults", isMobile);

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
    await expectAccessibleEverywhere(page, msg, isMobile);
  }
});

test("axe finds nothing on lists with another tab, with a case open, and with the menu of products open", async ({
  page,
  isMobile,
  store,
}) => {
  await page.goto("/casePage");
  await page.getByRole("navigation", { name: "工程案例" }).getByRole("link", { name: "医疗教育" }).click();
  await expect(page.getByRole("heading", { name: "医疗教育", level: 2 })).toBeVisible();
  await expectAccessibleEverywhere(page, "the tab", isMobile);
  await page
    .getByRole("link", { name: /^查看大图/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("dialog", { name: "图片预览" })).toBeVisible();
  await expectAccessibleEverywhere(page, "the case", isMobile);

  await page.goto("/product_type_list/41");
  if (isMobile) await page.getByText("产品分类", { exact: true }).tap();
  await page
    .getByRole("navigation", { name: "产品分类" })
    .getByText(nameOf(store, 49), { exact: true })
    .click();
  await expect(
    page.getByRole("link", { name: below(store, 49)[0]?.name ?? "", exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await expectAccessibleEverywhere(page, "the menu of products", isMobile);
});

test.describe("an unknown address", () => {
  test.use({ expectedFaults: [/404/] });

  test("axe finds nothing there", async ({ page, isMobile }) => {
    await page.goto("/no-such-page");
    await expectAccessibleEverywhere(page, "the page", isMobile);
  });
});
