import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type Database from "better-sqlite3";

export type Product = { id: number; title: string; model: string };

export const someProducts = (store: Database.Database, count: number) =>
  store
    .prepare(
      `SELECT id, title, model FROM products WHERE model <> '' AND id NOT IN (SELECT product FROM discontinued_products)
       ORDER BY id LIMIT ?`,
    )
    .all(count) as Product[];

/** Adds products to a visitor's list, three pieces each, with a note on the first. */
export async function list(request: APIRequestContext, products: readonly Product[]) {
  for (const [at, { id }] of products.entries()) {
    const form = { product_id: String(id), quantity: "3", note: at === 0 ? "靠墙安装" : "" };
    expect(await (await request.post("/api/carts", { form })).json()).toMatchObject({ code: 1 });
  }
}

/** The lines of a visitor's list. */
export async function listed(request: APIRequestContext) {
  const { data } = await (await request.get("/api/carts")).json();
  return data.data as { id: number; product_id: number; checked: number }[];
}

/** A sender with a unique name, and other data that only they may see. */
export const person = () => ({
  name: `王工 ${randomUUID().slice(0, 8)}`,
  phone: "13800138000",
  addres: "澜州市高新区 1 号楼",
  content: "10/0.4 kV，800 kVA",
});
export type Person = ReturnType<typeof person>;

export async function fill(page: Page, { name, phone, addres, content }: Person) {
  await page.getByRole("textbox", { name: "姓名" }).fill(name);
  await page.getByRole("textbox", { name: "手机号码" }).fill(phone);
  await page.getByRole("textbox", { name: "联系地址" }).fill(addres);
  await page.getByRole("textbox", { name: "咨询内容" }).fill(content);
}

export const FORM = "/contact?list=1";
export const RECEIPT = /\/Receipt\/[0-9a-f]{24}$/;
export const submit = (page: Page) => page.getByRole("button", { name: "提交询价单" });
export const table = (page: Page) => page.getByRole("table", { name: /^(?:随询价单提交|询价)的产品/ });

/** Sends the list of the page's visitor. @returns the sender */
export async function send(page: Page): Promise<Person> {
  const sent = person();
  await page.goto(FORM);
  await fill(page, sent);
  await submit(page).click();
  await expect(page).toHaveURL(RECEIPT);
  return sent;
}

/** Posts the form as a browser without JavaScript. @returns the redirect target */
export async function post(request: APIRequestContext, sent: Person): Promise<string> {
  const form = { ...sent, sex: "0", email: "" };
  const answer = await request.post("/contact/send?list=1", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers().location ?? "";
}

/** Sends a list of products. @returns the sender, and the address of the receipt */
export async function order(request: APIRequestContext, products: readonly Product[]) {
  const sent = person();
  await list(request, products);
  const receipt = await post(request, sent);
  expect(receipt).toMatch(RECEIPT);
  return { ...sent, receipt, number: receipt.split("/").at(-1) ?? "" };
}

export const stored = (store: Database.Database, { name }: Pick<Person, "name">) =>
  store.prepare("SELECT id, about FROM messages WHERE name = ?").all(name) as { id: number; about: string }[];
