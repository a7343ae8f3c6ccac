import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { FAMILY_IDS } from "@/lib/constants";
import { SITE } from "@/lib/site";
import { optionsOf, twoThatExclude } from "./content";
import { type Product, someProducts, stored } from "./inquiry-page";
import { hrefs, named, readPage, robots, words } from "./read-page";
import { expect, test } from "./site";
import { ANSWER_PROMISE } from "@/lib/inquiry/next-steps";

const aProduct = (store: Database.Database) => someProducts(store, 1)[0]!;

const form = (page: Page) => page.getByRole("form", { name: "在线咨询" });

/** Fills in the required fields, and sends the form. @returns the name, which is unique */
async function send(page: Page) {
  const name = `王工 ${randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "姓名" }).fill(name);
  await page.getByRole("textbox", { name: "手机号码" }).fill("13800138000");
  await page.getByRole("textbox", { name: "联系地址" }).fill("澜州市高新区");
  await page.getByRole("button", { name: "提交咨询" }).click();
  return name;
}

/** The typed text of an order code. */
const codeOf = ({ model }: Product) => `${model}/450-20+20`;
const asked = (product: Product) => `/contact?product=${product.id}&code=${codeOf(product)}&about=索取资料`;
const kept = (product: Product) =>
  `产品：${product.model} ${product.title}（/newdetail/${product.id}）\n型号代码：${codeOf(product)}\n页面：索取资料`;

test("from a product's page the form has the product as its subject, and the message keeps it", async ({
  page,
  store,
}) => {
  const { id, title, model } = aProduct(store);
  await page.goto(`/newdetail/${id}`);
  await page.getByRole("link", { name: "咨询此产品" }).click();
  await expect(page).toHaveURL(`/contact?product=${id}`);
  await expect(form(page)).toContainText(`咨询产品：${model} ${title}`);
  await expect(form(page).getByRole("link", { name: title })).toHaveAttribute("href", `/newdetail/${id}`);
  await expect(page.locator("form[novalidate]")).toBeVisible();

  const name = await send(page);
  await expect(page.getByText("提交成功").first()).toBeVisible();
  const [{ id: number, about }] = stored(store, { name }) as [{ id: number; about: string }];
  expect(about).toBe(`产品：${model} ${title}（/newdetail/${id}）`);
  for (const text of [
    `留言编号：${number}`,
    ANSWER_PROMISE.title,
    `${name}（先生）`,
    "13800138000",
    `${model} ${title}`,
    SITE.salesLine,
    "微信公众号",
  ])
    await expect(form(page)).toContainText(text);
  await expect(form(page).getByRole("img", { name: "微信公众号二维码" })).toBeVisible();
});

test(
  "an order code and a page are shown as the subject, sent with the message, once",
  { tag: "@all" },
  async ({ page, store }) => {
    const product = aProduct(store);
    await page.goto(asked(product));
    await expect(form(page)).toContainText(`（型号代码 ${codeOf(product)}）`);
    await expect(form(page)).toContainText("咨询事项：索取资料");
    await expect(page.locator("form[novalidate]")).toBeVisible();
    const name = await send(page);
    await expect(page.getByText("提交成功").first()).toBeVisible();
    expect(stored(store, { name }).map(({ about }) => about)).toEqual([kept(product)]);
    await expect(page.locator("input[name=about]")).toHaveCount(0);
  },
);

test("the subject can be removed without losing typed text", { tag: "@all" }, async ({ page, store }) => {
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
  expect(stored(store, { name }).map(({ about }) => about)).toEqual([""]);
});

test("an unknown product or invalid subject changes nothing", async ({ request }) => {
  for (const query of ["product=999999", "product=x&code=%00&about=%20", `code=${"x".repeat(101)}`]) {
    const page = await readPage(request, `/contact?${query}`);
    expect(named(page, "form", "在线咨询"), query).toHaveLength(1);
    expect(page.querySelector("input[name=about]"), query).toBeNull();
    expect(robots(page), query).toBeUndefined();
  }
});

test("a form with a subject is not indexed", async ({ request, store }) => {
  const page = await readPage(request, asked(aProduct(store)));
  expect(robots(page)).toContain("noindex");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/contact$/);
});

test(
  "documents, a solution, a comparison and chosen filters are named as the subject of the form",
  { tag: "@all" },
  async ({ request, store }) => {
    /** The subject shown by the form after following a page's link. */
    const askedFrom = async (address: string, link: string) => {
      const [href = ""] = hrefs(await readPage(request, address), link);
      return words(await readPage(request, href ?? ""), "form[novalidate], form[action^='/contact/send']");
    };
    const [one, other] = someProducts(store, 2) as [Product, Product];
    const papers = await askedFrom(`/newdetail/${one.id}`, "索取资料");
    expect(papers).toContain(`咨询产品：${one.model} ${one.title}`);
    expect(papers).toContain("咨询事项：索取资料");

    const solution = store.prepare("SELECT id, title FROM solutions ORDER BY id").get() as Product;
    expect(await askedFrom(`/cm_detail/${solution.id}`, "咨询这个方案")).toContain(
      `咨询方案：${solution.title}`,
    );

    const compared = await askedFrom(`/compare?ids=${one.id},${other.id}`, "咨询这几款");
    for (const { model, title } of [one, other]) expect(compared).toContain(`咨询产品：${model} ${title}`);

    const family = FAMILY_IDS[0];
    const [option] = optionsOf(store, family);
    const filtered = `/product_type_list/${family}?f.${option!.key}=${encodeURIComponent(option!.choice)}`;
    const chosen = await askedFrom(filtered, "按这些条件咨询");
    expect(chosen).toMatch(/咨询事项：.+：/);
    expect(chosen).toContain(`${option!.name}${option!.choice}`);
    const none = twoThatExclude(store, family).map(
      ({ key, choice }) => `f.${key}=${encodeURIComponent(choice)}`,
    );
    expect(await askedFrom(`/product_type_list/${family}?${none.join("&")}`, "把要求告诉工程师")).toContain(
      "咨询事项：",
    );
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("the message keeps its subject, and the response page names it", async ({ page, store }) => {
    const product = aProduct(store);
    await page.goto(asked(product));
    await expect(form(page)).toContainText(`咨询产品：${product.model} ${product.title}`);
    const name = await send(page);
    await expect(page).toHaveURL(/result=ok$/);
    const [{ id, about }] = stored(store, { name }) as [{ id: number; about: string }];
    expect(about).toBe(kept(product));
    const answer = page.getByRole("region", { name: "在线咨询" });
    for (const text of [
      "提交成功",
      `留言编号：${id}`,
      ANSWER_PROMISE.title,
      `咨询产品：${product.model} ${product.title}（型号代码 ${codeOf(product)}）`,
      SITE.salesLine,
      "微信公众号",
    ])
      await expect(answer).toContainText(text);
    await expect(page.locator("input[name=about]")).toHaveCount(0);
  });

  test("a refused message keeps its subject, and may have none", async ({ request, store }) => {
    const product = aProduct(store);
    const empty = await readPage(request, asked(product));
    const action = empty.querySelector("form[action^='/contact/send']")?.getAttribute("action") ?? "";
    const form = { name: "", sex: "0", phone: "", email: "", addres: "", content: "" };
    const answer = await request.post(action, { form, maxRedirects: 0 });
    const back = answer.headers().location ?? "";
    expect(back).toMatch(/result=name$/);
    const page = await readPage(request, back);
    expect(words(page)).toContain(`（型号代码 ${codeOf(product)}）`);
    expect(hrefs(page, /^去掉/)).toEqual(["/contact"]);
  });
});

test(
  "咨询 in the bar on every page uses the page's subject: a product with its code, a solution, a calculation",
  { tag: ["@phone", "@all"] },
  async ({ page, store }) => {
    const id = store.prepare("SELECT min(product) FROM product_codes").pluck().get() as number;
    const solution = store.prepare("SELECT min(id) FROM solutions").pluck().get() as number;
    const ask = page
      .getByRole("navigation", { name: /^快捷服务/ })
      .getByRole("link", { name: "咨询" })
      .filter({ visible: true });
    for (const [path, carried] of [
      [`/newdetail/${id}`, new RegExp(`^/contact\\?code=[^&]+&product=${id}$`)],
      [`/cm_detail/${solution}`, new RegExp(`^/contact\\?solution=${solution}$`)],
      ["/tools/kvar", /^\/contact\?about=/],
      ["/about", /^\/contact$/],
    ] as const) {
      await page.goto(path);
      await ask.focus();
      await expect(ask).toHaveAttribute("href", carried);
    }
  },
);
