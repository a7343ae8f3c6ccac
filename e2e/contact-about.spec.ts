import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { expect, test } from "./site";

type Product = { id: number; title: string; model: string };

const aProduct = (store: Database.Database) =>
  store.prepare("SELECT id, title, model FROM products WHERE model <> '' ORDER BY id").get() as Product;

const stored = (store: Database.Database, name: string) =>
  store.prepare("SELECT id, about FROM messages WHERE name = ? ORDER BY id").all(name) as {
    id: number;
    about: string;
  }[];

const form = (page: Page) => page.getByRole("form", { name: "在线咨询" });

/** Fills in what is required, and sends it. @returns the name that no other message has */
async function send(page: Page) {
  const name = `王工 ${randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "姓名" }).fill(name);
  await page.getByRole("textbox", { name: "手机号码" }).fill("13800138000");
  await page.getByRole("textbox", { name: "联系地址" }).fill("澜州市高新区");
  await page.getByRole("button", { name: "提交咨询" }).click();
  return name;
}

const asked = ({ id }: Product) => `/contact?product=${id}&code=LH-ZCS/450-20+20&about=索取资料`;
const kept = ({ id, title, model }: Product) =>
  `产品：${model} ${title}（/newdetail/${id}）\n型号代码：LH-ZCS/450-20+20\n页面：索取资料`;

test("from a product's page the form asks about it, and the message keeps it", async ({ page, store }) => {
  const { id, title, model } = aProduct(store);
  await page.goto(`/newdetail/${id}`);
  await page.getByRole("link", { name: "咨询此产品" }).click();
  await expect(page).toHaveURL(`/contact?product=${id}`);
  await expect(form(page)).toContainText(`咨询产品：${model} ${title}`);
  await expect(form(page).getByRole("link", { name: title })).toHaveAttribute("href", `/newdetail/${id}`);
  await expect(page.locator("form[novalidate]")).toBeVisible();

  const name = await send(page);
  await expect(page.getByText("提交成功").first()).toBeVisible();
  const [{ id: number, about }] = stored(store, name) as [{ id: number; about: string }];
  expect(about).toBe(`产品：${model} ${title}（/newdetail/${id}）`);
  for (const text of [
    `留言编号：${number}`,
    "24小时内给出处理意见",
    `${name}（先生）`,
    "13800138000",
    `${model} ${title}`,
    "400-000-0000",
    "微信公众号",
  ])
    await expect(form(page)).toContainText(text);
  await expect(form(page).getByRole("img", { name: "微信公众号二维码" })).toBeVisible();
});

test("an order code and a page are shown, kept with the message, and asked for once", async ({
  page,
  store,
}) => {
  const product = aProduct(store);
  await page.goto(asked(product));
  await expect(form(page)).toContainText("（型号代码 LH-ZCS/450-20+20）");
  await expect(form(page)).toContainText("咨询事项：索取资料");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  const name = await send(page);
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, name).map(({ about }) => about)).toEqual([kept(product)]);
  await expect(page.locator("input[name=about]")).toHaveCount(0);
});

test("what is asked about can be dropped, without losing what was typed", async ({ page, store }) => {
  const product = aProduct(store);
  await page.goto(asked(product));
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.getByRole("textbox", { name: "咨询内容" }).fill("请回电");
  await form(page).getByRole("link", { name: "去掉" }).click();
  await expect(form(page)).not.toContainText("咨询产品");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("textbox", { name: "咨询内容" })).toHaveValue("请回电");
  const name = await send(page);
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, name).map(({ about }) => about)).toEqual([""]);
});

test("a product that there is not, and rubbish, change nothing", async ({ page }) => {
  for (const query of ["product=999999", "product=x&code=%00&about=%20", `code=${"x".repeat(101)}`]) {
    await page.goto(`/contact?${query}`);
    await expect(form(page)).toBeVisible();
    await expect(page.locator("input[name=about]")).toHaveCount(0);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  }
});

test("a form for something is kept out of search engines", async ({ page, store }) => {
  await page.goto(asked(aProduct(store)));
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact$/);
});

test("papers, a solution, a comparison and chosen filters lead to the form in words", async ({
  page,
  store,
}) => {
  const product = aProduct(store);
  await page.goto(`/newdetail/${product.id}`);
  await page.getByRole("link", { name: "索取资料" }).click();
  await expect(form(page)).toContainText(`咨询产品：${product.model} ${product.title}`);
  await expect(form(page)).toContainText("咨询事项：索取资料");

  const solution = store.prepare("SELECT id, title FROM solutions ORDER BY id").get() as Product;
  await page.goto(`/cm_detail/${solution.id}`);
  await page.getByRole("link", { name: "咨询这个方案" }).click();
  await expect(page).toHaveURL(`/contact?solution=${solution.id}`);
  await expect(form(page)).toContainText(`咨询方案：${solution.title}`);

  const [one, other] = store
    .prepare("SELECT id, title, model FROM products WHERE model <> '' ORDER BY id LIMIT 2")
    .all() as [Product, Product];
  await page.goto(`/compare?ids=${one.id},${other.id}`);
  await page.getByRole("link", { name: "咨询这几款" }).click();
  for (const { model, title } of [one, other])
    await expect(form(page)).toContainText(`咨询产品：${model} ${title}`);

  await page.goto("/product_type_list/33?f.communication=RS485");
  await page.getByRole("link", { name: "按这些条件咨询" }).click();
  await expect(form(page)).toContainText(
    /咨询事项：.+：通信方式RS485（\/product_type_list\/33\?f\.communication=RS485）/,
  );

  await page.goto("/product_type_list/33?f.communication=RS485&f.reactance-rate=1..2,50");
  await page.getByRole("link", { name: "把要求告诉工程师" }).click();
  await expect(form(page)).toContainText("通信方式RS485");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("the message keeps what it is about, and the page that answers names it", async ({ page, store }) => {
    const product = aProduct(store);
    await page.goto(asked(product));
    await expect(form(page)).toContainText(`咨询产品：${product.model} ${product.title}`);
    const name = await send(page);
    await expect(page).toHaveURL(/result=ok$/);
    const [{ id, about }] = stored(store, name) as [{ id: number; about: string }];
    expect(about).toBe(kept(product));
    const answer = page.getByRole("region", { name: "在线咨询" });
    for (const text of [
      "提交成功",
      `留言编号：${id}`,
      "24小时内给出处理意见",
      `咨询产品：${product.model} ${product.title}（型号代码 LH-ZCS/450-20+20）`,
      "400-000-0000",
      "微信公众号",
    ])
      await expect(answer).toContainText(text);
    await expect(page.locator("input[name=about]")).toHaveCount(0);
  });

  test("a message that is refused is still about the same, and may be about nothing", async ({
    page,
    store,
  }) => {
    await page.goto(asked(aProduct(store)));
    await page
      .locator("form[action^='/contact/send']")
      .evaluate((own: HTMLFormElement) => (own.noValidate = true));
    await page.getByRole("button", { name: "提交咨询" }).click();
    await expect(page).toHaveURL(/result=name$/);
    await expect(form(page)).toContainText("（型号代码 LH-ZCS/450-20+20）");
    await form(page).getByRole("link", { name: "去掉" }).click();
    await expect(page).toHaveURL("/contact");
  });
});
