import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { expect } from "./site";

export const ADD = "**/api/Message/add";

/** The fields of a unique message. */
export const message = () => ({
  name: `王工 ${randomUUID().slice(0, 8)}`,
  phone: "13800138000",
  email: "wang@example.com",
  addres: "澜州市高新区 1 号楼",
  content: "10/0.4 kV，800 kVA；\n谐波 & 补偿？<b>100%</b>",
});
type Message = ReturnType<typeof message>;

export const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
export const submit = (page: Page) => page.getByRole("button", { name: /提交/ });
export const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

export async function fill(page: Page, { name, phone, email, addres, content }: Message) {
  await field(page, "姓名").fill(name);
  await field(page, "手机号码").fill(phone);
  await field(page, "邮箱").fill(email);
  await field(page, "联系地址").fill(addres);
  await field(page, "咨询内容").fill(content);
}

/** Opens the page and waits until its script has taken over the form. */
export async function open(page: Page, address = "/contact") {
  await page.goto(address);
  await expect(page.locator("form[novalidate]")).toBeVisible();
}

export const stored = (store: Database.Database, { name }: Pick<Message, "name">) =>
  store.prepare("SELECT * FROM messages WHERE name = ? ORDER BY id").all(name) as Record<string, unknown>[];
