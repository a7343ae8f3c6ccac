import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type Database from "better-sqlite3";

export type Product = { id: number; title: string; model: string };

export const someProducts = (store: Database.Database, count: number) =>
  store
    .prepare("SELECT id, title, model FROM products WHERE model <> '' ORDER BY id LIMIT ?")
    .all(count) as Product[];

/** Puts products on the list of the page's visitor, three pieces of each, with a note on the first. */
export async function list(page: Page, products: readonly Product[]) {
  for (const [at, { id }] of products.entries()) {
    const form = { product_id: String(id), quantity: "3", note: at === 0 ? "靠墙安装" : "" };
    expect(await (await page.request.post("/api/carts", { form })).json()).toMatchObject({ code: 1 });
  }
}

/** Who sends: a name that no other test has, and what else only they may see. */
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
export const table = (page: Page) => page.getByRole("main").getByRole("table");

/** Sends the list of the page's visitor. @returns who sent it */
export async function send(page: Page): Promise<Person> {
  const sent = person();
  await page.goto(FORM);
  await fill(page, sent);
  await submit(page).click();
  await expect(page).toHaveURL(RECEIPT);
  return sent;
}

export const stored = (store: Database.Database, { name }: Person) =>
  store.prepare("SELECT id, about FROM messages WHERE name = ?").all(name) as { id: number; about: string }[];
