import type { Page } from "@playwright/test";
import { expect, isAlive, test } from "./site";

const MENU = "产品分类";
const menu = (page: Page) => page.getByRole("navigation", { name: MENU });
const openMenu = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByText(MENU, { exact: true }).click();
};
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("home, family, second level, third level, search, product, tabs: each step holds through reload and back", async ({
  page,
  isMobile,
}) => {
  const steps: [address: string, title: string][] = [];
  const arrive = async (title: string) => {
    await expect(heading(page)).toHaveText(title);
    await isAlive(page);
    steps.push([page.url(), title]);
  };

  await page.goto("/index");
  await page.goto("/product_type_list/33");
  await arrive("电容补偿");
  await openMenu(page, isMobile);
  await menu(page).getByRole("link", { name: "智能集成电容器", exact: true }).click();
  await expect(page).toHaveURL("/product_type_list/33?sid=201");
  await arrive("智能集成电容器");
  await openMenu(page, isMobile);
  await menu(page).getByRole("link", { name: "分补型智能电容器" }).click();
  await expect(page).toHaveURL("/product_type_list/33?sid=201&kid=203");
  await arrive("分补型智能电容器");
  await page.getByRole("search", { name: "按名称搜索产品" }).getByRole("searchbox").fill("svg");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product_type_list/33?title=svg");
  await arrive("搜索产品");
  await expect(page.locator("main mark").first()).toHaveText("SVG");
  await page.getByRole("link", { name: "高密度SVG混合补偿模块" }).click();
  await arrive("高密度SVG混合补偿模块");
  await page.getByRole("tab", { name: "如何订购" }).click();
  await expect(page.getByText("发货地址")).toBeVisible();

  for (const [address, title] of steps.toReversed()) {
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect(heading(page)).toHaveText(title);
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});

test("the same addresses show the same without scripts", { tag: "@once" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title, shown] of [
    ["/product_type_list/33", "电容补偿", "共 10 条"],
    ["/product_type_list/33?sid=201", "智能集成电容器", "查看全部 5 款产品"],
    ["/product_type_list/33?sid=201&view=list", "智能集成电容器", "共 5 条"],
    ["/product_type_list/33?sid=201&kid=203", "分补型智能电容器", "共 1 条"],
    ["/product_type_list/49", "96方形多功能表", "共 6 条"],
    ["/product_type_list/49?sid=139", "96方形多功能表", "共 6 条"],
    ["/product_type_list/49?sid=248", "导轨式电能表", "查看全部 4 款产品"],
    ["/product_type_list/49?sid=1", "96方形多功能表", "共 6 条"],
    ["/product_type_list/203", "分补型智能电容器", "共 1 条"],
    ["/product_type_list/33?title=电容器&sid=201", "搜索产品", "的产品"],
    ["/prod_type41", "电能质量装置", "共 14 条"],
  ] as const) {
    await page.goto(address);
    await expect(heading(page), address).toHaveText(title);
    await expect(page.locator("main"), address).toContainText(shown);
  }
  await page.goto("/newdetail/1001");
  await expect(page.getByRole("heading", { name: "接线方式" })).toBeVisible();
  await expect(page.getByText("发货地址")).toBeVisible();
  await expect(page.getByRole("button", { name: "打印" })).toHaveCount(0);
  await context.close();
});

test("a list goes from page to page and says when there is none", async ({ page }) => {
  await page.goto("/product_type_list/41");
  await expect(page.locator("main h2 > a")).toHaveCount(10);
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL("/product_type_list/41?page=2");
  await expect(page.locator("main h2 > a")).toHaveCount(4);
  await page.goto("/product_type_list/41?page=3");
  await expect(page.getByText("暂无数据")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await page.getByRole("link", { name: "回到第一页" }).click();
  await expect(page).toHaveURL("/product_type_list/41");
});

test("a choice is stored, comes back to its family, and not by the back key", async ({ page }) => {
  await page.goto("/product_type_list/49?sid=139&kid=246");
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      pid: "49",
      menuName: "智能电表",
      sid: "139",
      submenuName: "多功能电力仪表",
      kid: "246",
      kName: "72方形多功能表",
    });
  await page.goto("/product_type_list/49");
  await expect(page).toHaveURL("/product_type_list/49?sid=139&kid=246");
  await page.goto("/product_type_list/33");
  await expect(heading(page)).toHaveText("电容补偿");
  await expect.poll(async () => (await stored(page)).pid).toBe("33");
  await page.goto("/product_type_list/33?sid=201");
  await expect.poll(async () => (await stored(page)).sid).toBe("201");
  await page.goBack();
  await expect(heading(page)).toHaveText("电容补偿");
  await expect(page).toHaveURL("/product_type_list/33");
});

test(
  "a search says how much it found, drops the menu's choice and helps when there is nothing",
  { tag: "@once" },
  async ({ page }) => {
    await page.goto("/product_type_list/49?sid=139&title=%EF%BC%B3%EF%BC%B6%EF%BC%A7");
    await expect(page.getByText(/在全部产品中找到 \d+ 款标题含/)).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await page.goto("/product_type_list/49?title=%25%25");
    await expect(page.getByText("暂无数据")).toBeVisible();
    await expect(page.getByRole("link", { name: "谐波抑制" }).last()).toBeVisible();
    await page.goto(`/product_type_list/49?title=${"长".repeat(101)}`);
    await expect(page.getByText("搜索内容请控制在 1~100 个字以内。")).toBeVisible();
    await page.goto("/product_type_list/49?title=%3Cscript%3E%22'&page=x");
    await expect(page.getByText("暂无数据")).toBeVisible();
    await page.goto("/product_type_list/33?title=%20");
    await expect(heading(page)).toHaveText("电容补偿");
  },
);

test("one family is open at a time, the current one in the served HTML", async ({ page, isMobile }) => {
  await page.goto("/product_type_list/41");
  await openMenu(page, isMobile);
  const current = menu(page).getByRole("link", { name: "全部电能质量" });
  await expect(current).toBeVisible();
  await menu(page).getByText("智能电表", { exact: true }).click();
  await expect(menu(page).getByRole("link", { name: "导轨式电能表" })).toBeVisible();
  await expect(current).toBeHidden();
});

for (const path of ["/product_type_list", "/newdetail", "/product", "/prod_detail"]) {
  test(`${path} knows no id that is not one`, { tag: "@once" }, async ({ request }) => {
    for (const id of ["abc", "0", "99999999", "1e3", "-1", "1001x"]) {
      expect((await request.get(`${path}/${id}`)).status(), id).toBe(404);
    }
  });
}
