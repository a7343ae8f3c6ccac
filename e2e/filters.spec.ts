import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./site";

const MOST_CLICKS = 3;

/** What engineers ask, the family in which they look, what they choose, and the models that are the answer. */
const QUESTIONS: [string, number, string[], string[]][] = [
  ["450 V、20+20 kvar、带RS485的智能电容器", 33, ["450 V", "20+20", "RS485"], ["LH-ZCS"]],
  ["混合补偿用什么", 33, ["混补"], ["LH-ZCH", "LH-JPB"]],
  ["10 kV、300 kvar的自动补偿", 33, ["10 kV", "300 kvar"], ["LH-GYZ", "LH-GYX", "LH-GYJ"]],
  ["能在-40 ℃运行的补偿装置", 33, ["-40 ℃"], ["LH-GYX"]],
  ["7%电抗、480 V电容的抗谐波单元", 35, ["7%", "480 V"], ["LH-XCS-7", "LH-XCB"]],
  ["14%电抗率有哪些", 35, ["14%"], ["LH-XCS-14", "LH-XCB", "LH-XCF"]],
  ["100 kvar风冷SVG模块", 41, ["100 kvar", "风冷"], ["LH-SVG-M"]],
  ["150 A附近的有源滤波器", 41, ["100~200 A"], ["LH-APF-M", "LH-APF-G"]],
  ["A级电能质量监测", 41, ["A级"], ["LH-PQM-A"]],
  ["12路、带RS485的补偿控制器", 43, ["12路", "RS485"], ["LH-RC12"]],
  ["7%、H级绝缘的串联电抗器", 43, ["7%", "H级"], ["LH-DKS"]],
  ["晶闸管投切开关", 43, ["晶闸管"], ["LH-JK"]],
  ["92方孔、0.2级的多功能表", 49, ["92 mm×92 mm", "0.2级"], ["LH-PM96E", "LH-PM96H", "LH-PM96K", "LH-PM96W"]],
  ["带以太网的面板表", 49, ["以太网", "面板嵌入"], ["LH-PM96H", "LH-PM96K", "LH-PM120E"]],
  ["带LoRa的导轨表", 49, ["LoRa", "导轨"], ["LH-DM2P", "LH-WM42"]],
  ["带蓝牙、645规约的电能表", 49, ["蓝牙", "DL/T 645-2007"], ["LH-DM1"]],
  ["333 mV输出的互感器", 122, ["333 mV"], ["LH-KCT"]],
  ["走MQTT的以太网网关", 122, ["MQTT", "以太网"], ["LH-GW100", "LH-GW200"]],
  ["250 A、3P的物联网断路器", 122, ["100~250 A", "3P"], ["LH-SB250M"]],
  ["IP65的物联网产品", 122, ["IP65"], ["LH-GW200", "LH-TS10", "LH-TS20"]],
];

const panel = (page: Page) => page.getByRole("region", { name: "按参数筛选" });
const models = (page: Page) => page.locator("main li p").filter({ hasText: /^LH-[\w-]+$/ });

/** Chooses an option as a visitor does; says how many clicks it took. */
async function choose(page: Page, option: string): Promise<number> {
  const named = option.replace(/[+.()]/g, "\\$&");
  // The option, and how many products there would be.
  const link = panel(page).locator("dd a", { hasText: new RegExp(`^${named}\\s*\\d+$`) });
  const isHidden = !(await link.isVisible());
  if (isHidden)
    await panel(page)
      .getByText(/^更多参数/)
      .click();
  await link.click();
  return isHidden ? 2 : 1;
}

for (const [question, family, options, answers] of QUESTIONS)
  test(`asked for ${question}, three clicks at most show ${answers.join("、")}`, async ({ page }) => {
    await page.goto(`/product_type_list/${family}?view=list`);
    let clicks = 0;
    for (const option of options) clicks += await choose(page, option);
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    await expect(models(page)).toHaveText(answers);
  });

test("what was chosen stands above the list, goes one by one and all at once, without scripts too", async ({
  page,
}) => {
  await page.goto("/product_type_list/33?f.rated-capacity=40&f.communication=RS485");
  await expect(models(page)).toHaveText(["LH-ZCS", "LH-ZCM"]);
  await panel(page)
    .getByRole("link", { name: /^通信方式：RS485/ })
    .click();
  await expect(page).toHaveURL("/product_type_list/33?f.rated-capacity=40");
  await panel(page).getByRole("link", { name: "清除筛选" }).click();
  await expect(page).toHaveURL(/\/product_type_list\/33(\?view=list)?$/);
});

test("where nothing is left, the page says what to drop and what that brings", async ({ page }) => {
  await page.goto("/product_type_list/41?f.compensation-current=..50&f.cooling=水冷");
  await expect(page.getByText("没有同时符合这些条件的产品")).toBeVisible();
  const way = page.getByRole("link", { name: /^去掉“冷却方式：水冷”，有 \d+ 款$/ });
  const count = /有 (\d+) 款/.exec((await way.textContent()) ?? "")?.[1];
  await way.click();
  await expect(page.getByRole("status").filter({ hasText: "款产品" })).toHaveText(`${count} 款产品`);
});

test("the address is one, however a form or a person writes it, and what it cannot mean changes nothing", async ({
  request,
}) => {
  const page = async (query: string) => (await request.get(`/product_type_list/33?${query}`)).headers().etag;
  const canonical = await page("f.communication=4G,RS485&f.rated-capacity=40");
  for (const query of [
    "f.rated-capacity=40&f.communication=RS485&f.communication=4G",
    "f.communication=4G,RS485,5G&f.rated-capacity=40&f.none=1&f.rated-capacity=x",
  ])
    expect(await page(query), query).toBe(canonical);
});

test("one option of one parameter is for search engines, other ways to look are not", async ({ request }) => {
  const robots = async (query: string) =>
    /name="robots" content="([^"]*)"/.exec(
      await (await request.get(`/product_type_list/33?${query}`)).text(),
    )?.[1];
  expect(await robots("f.communication=RS485")).toBeUndefined();
  for (const query of [
    "f.communication=RS485,4G",
    "f.communication=RS485&f.rated-capacity=40",
    "f.rated-capacity=39",
    "sort=capacity",
    "as=table",
  ])
    expect(await robots(query), query).toBe("noindex, nofollow");
});

test("in order of capacity, and as a table with the ratings as columns", async ({ page }) => {
  await page.goto("/product_type_list/33?sort=capacity&as=table");
  const table = page.getByRole("region", { name: "产品参数对照" });
  await expect(table.getByRole("columnheader", { name: "额定容量" })).toBeVisible();
  await expect(table.getByRole("rowheader").first()).toHaveText("LH-ZCF");
  await page.getByRole("link", { name: "列表", exact: true }).click();
  await expect(page).toHaveURL("/product_type_list/33?sort=capacity");
});

test("axe finds nothing in filters, table and an empty result, and nothing is wider than the screen", async ({
  page,
}) => {
  for (const query of [
    "f.rated-capacity=40&f.communication=RS485",
    "as=table",
    "f.compensation-mode=共补&f.system-voltage=10000",
  ]) {
    await page.goto(`/product_type_list/33?${query}`);
    await expectAccessible(page, query);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
  }
});
