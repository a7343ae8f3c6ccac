import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { expectAccessible } from "./accessible";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

type Product = { id: number; title: string; model: string };

const someProducts = (store: Database.Database, count: number) =>
  store
    .prepare("SELECT id, title, model FROM products WHERE model <> '' ORDER BY id LIMIT ?")
    .all(count) as Product[];

/** Puts products on the list of the page's visitor, three pieces of each, with a note on the first. */
async function list(page: Page, products: readonly Product[]) {
  for (const [at, { id }] of products.entries()) {
    const form = { product_id: String(id), quantity: "3", note: at === 0 ? "靠墙安装" : "" };
    expect(await (await page.request.post("/api/carts", { form })).json()).toMatchObject({ code: 1 });
  }
}

/** Who sends: a name that no other test has, and what else only they may see. */
const person = () => ({
  name: `王工 ${randomUUID().slice(0, 8)}`,
  phone: "13800138000",
  addres: "澜州市高新区 1 号楼",
  content: "10/0.4 kV，800 kVA",
});
type Person = ReturnType<typeof person>;

async function fill(page: Page, { name, phone, addres, content }: Person) {
  await page.getByRole("textbox", { name: "姓名" }).fill(name);
  await page.getByRole("textbox", { name: "手机号码" }).fill(phone);
  await page.getByRole("textbox", { name: "联系地址" }).fill(addres);
  await page.getByRole("textbox", { name: "咨询内容" }).fill(content);
}

const FORM = "/contact?list=1";
const RECEIPT = /\/Receipt\/[0-9a-f]{24}$/;
const submit = (page: Page) => page.getByRole("button", { name: "提交询价单" });
const table = (page: Page) => page.getByRole("main").getByRole("table");

/** Sends the list of the page's visitor. @returns who sent it */
async function send(page: Page): Promise<Person> {
  const sent = person();
  await page.goto(FORM);
  await fill(page, sent);
  await submit(page).click();
  await expect(page).toHaveURL(RECEIPT);
  return sent;
}

const stored = (store: Database.Database, { name }: Person) =>
  store.prepare("SELECT id, about FROM messages WHERE name = ?").all(name) as { id: number; about: string }[];

test("what is ticked is shown before it is sent, and the receipt shows what was sent", async ({
  page,
  store,
}) => {
  const [first, second, third] = someProducts(store, 3) as [Product, Product, Product];
  await list(page, [first, second, third]);
  const { data } = (await (await page.request.get("/api/carts")).json()).data;
  await page.request.put(`/api/carts/${data[2].id}`, { form: { checked: "0" } });

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
    ...[sent.name, sent.phone, sent.addres, sent.content, "24小时内给出处理意见", "400-000-0000"],
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

  const left = (await (await page.request.get("/api/carts")).json()).data;
  expect(left.data).toMatchObject([{ product_id: third.id, checked: 0 }]);
});

test(
  "another browser sees the receipt without the person, and no cache keeps it",
  { tag: "@once" },
  async ({ page, browser, store }) => {
    await list(page, someProducts(store, 1));
    const { name, phone, addres, content } = await send(page);
    const context = await browser.newContext();
    const other = await context.newPage();
    const answer = await other.goto(page.url());
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(answer?.headers()["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    const html = (await answer?.text()) ?? "";
    for (const secret of [name, phone, addres, content, "靠墙安装"]) expect(html).not.toContain(secret);
    await expect(other.getByRole("main")).toContainText("王*");
    await expect(other.getByRole("main")).toContainText("138****8000");
    await expectAccessible(other, "receipt of another");
    await context.close();
  },
);

test("a receipt of twenty lines prints on one sheet", { tag: "@once" }, async ({ page, store }) => {
  const products = someProducts(store, 20);
  await list(page, products);
  const { phone } = await send(page);
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  for (const text of [phone, products[0]?.model, products[19]?.model, "共20种60件"])
    expect(sheets[0]?.text).toContain(text);
  expect(sheets[0]?.text).not.toContain("再选一单");
});

test(
  "a product that is gone is read on the receipt, and led to no more",
  { tag: "@once" },
  async ({ page, store }) => {
    await list(page, someProducts(store, 1));
    await send(page);
    const number = page.url().split("/").at(-1);
    store
      .prepare("UPDATE orders SET lines = json_replace(lines, '$[0].product_id', 999999) WHERE number = ?")
      .run(number);
    await page.reload();
    await expect(table(page)).toContainText(someProducts(store, 1)[0]?.title ?? "");
    await expect(table(page).getByRole("link")).toHaveCount(0);
  },
);

test("the state that the desk sets is told in words", { tag: "@once" }, async ({ page, store }) => {
  await list(page, someProducts(store, 1));
  await send(page);
  const set = store.prepare("UPDATE orders SET state = ? WHERE number = ?");
  for (const [state, shown] of [
    ["processing", "处理中工程师正在核对"],
    ["replied", "已回复答复已按您留下的联系方式发出"],
    ["closed", "已关闭这份询价已办结"],
  ]) {
    set.run(state, page.url().split("/").at(-1));
    await page.reload();
    await expect(page.getByRole("main")).toContainText(shown ?? "");
  }
});

test.describe("a network that fails", { tag: "@once" }, () => {
  test.use({ expectedFaults: [/^request: .*api\/orders|^console: Failed to load resource/] });

  test("a list sent again after its answer was lost is one order", async ({ page, store }) => {
    const sent = person();
    await list(page, someProducts(store, 1));
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
  });
});

test(
  "a list that was emptied meanwhile sends nothing, and says so",
  { tag: "@once" },
  async ({ page, store }) => {
    const sent = person();
    await list(page, someProducts(store, 1));
    await page.goto(FORM);
    await page.request.put("/api/carts", { form: { checked: "0" } });
    await fill(page, sent);
    await submit(page).click();
    await expect(page.getByRole("form").getByText("询价单里没有选中的产品")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "姓名" })).toHaveValue(sent.name);
    expect(stored(store, sent)).toEqual([]);
  },
);

test(
  "without a list the form is the normal one, and says where products are chosen",
  { tag: "@once" },
  async ({ page }) => {
    await page.goto(FORM);
    await expect(page.getByText("询价单里没有选中的产品")).toBeVisible();
    await expect(page.getByRole("link", { name: "去询价单选择" })).toHaveAttribute("href", "/cart");
    await expect(page.getByRole("button", { name: "提交咨询" })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  },
);

test(
  "the plain form is the same for everybody",
  { tag: "@once" },
  async ({ page, playwright, baseURL, store }) => {
    await list(page, someProducts(store, 1));
    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const own = await (await page.request.get("/contact")).text();
    expect(own).toBe(await (await stranger.get("/contact")).text());
    expect(own).not.toContain("提交询价单");
    await stranger.dispose();
  },
);

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("a list is sent by a plain post; sent a second time, the same receipt is shown", async ({
    page,
    store,
  }) => {
    await list(page, someProducts(store, 2));
    const sent = await send(page);
    const receipt = page.url();
    await expect(page.getByRole("main")).toContainText(sent.name);
    await expect(table(page)).toContainText("共 2 种 6 件");
    const form = { ...sent, sex: "0", email: "" };
    const again = await page.request.post("/contact/send?list=1", { form, maxRedirects: 0 });
    expect(new URL(again.headers().location ?? "", receipt).href).toBe(receipt);
    expect(stored(store, sent)).toHaveLength(1);
  });

  test(
    "a fault leads back to the form, and the list is still there",
    { tag: "@once" },
    async ({ page, store }) => {
      const [product] = someProducts(store, 1) as [Product];
      await list(page, [product]);
      const form = { ...person(), phone: "1" };
      const answer = await page.request.post("/contact/send?list=1", { form, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([303, "/contact?list=1&result=phone"]);
      await page.goto("/contact?list=1&result=phone");
      await expect(page.getByText("请输入正确的手机号码", { exact: true })).toBeVisible();
      await expect(table(page)).toContainText(product.title);
      await page.goto("/contact?list=1&result=nothing");
      await expect(page.getByText("信息没有提交。请先在询价单里勾选要询价的产品。")).toBeVisible();
    },
  );
});
