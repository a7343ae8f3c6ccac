import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { expect, test } from "./site";

const ADD = "**/api/Message/add";

/** Fields of a message that no other test sends. */
const message = () => ({
  name: `王工 ${randomUUID().slice(0, 8)}`,
  phone: "13800138000",
  email: "wang@example.com",
  addres: "澜州市高新区 1 号楼",
  content: "10/0.4 kV，800 kVA；\n谐波 & 补偿？<b>100%</b>",
});
type Message = ReturnType<typeof message>;

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const submit = (page: Page) => page.getByRole("button", { name: /提交/ });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

async function fill(page: Page, { name, phone, email, addres, content }: Message) {
  await field(page, "姓名").fill(name);
  await field(page, "手机号码").fill(phone);
  await field(page, "邮箱").fill(email);
  await field(page, "联系地址").fill(addres);
  await field(page, "咨询内容").fill(content);
}

/** Opens the page and waits until its script has taken over the form. */
async function open(page: Page, address = "/contact") {
  await page.goto(address);
  await expect(page.locator("form[novalidate]")).toBeVisible();
}

const stored = (store: Database.Database, { name }: Pick<Message, "name">) =>
  store.prepare("SELECT * FROM messages WHERE name = ? ORDER BY id").all(name) as Record<string, unknown>[];

test("what a visitor sends is what the store holds, and the form is fresh again", async ({ page, store }) => {
  const sent = message();
  await open(page);
  await fill(page, sent);
  await page.getByText("女士").click();
  await submit(page).click();

  await expect(toast(page, "提交成功")).toBeVisible();
  await expect(toast(page, "提交成功")).toBeHidden({ timeout: 3000 });
  await expect(page.getByText("提交成功")).toBeVisible();
  const [row, ...others] = stored(store, sent);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...sent, sex: "1", source: "/contact", suspected: 0, state: "new" });
  expect(Math.abs(Date.now() - Date.parse(String(row?.createtime)))).toBeLessThan(60_000);
  expect(String(row?.createtime)).toMatch(/Z$/);
  for (const label of ["姓名", "手机号码", "邮箱", "联系地址", "咨询内容"])
    await expect(field(page, label)).toHaveValue("");
  await expect(page.getByRole("radio", { name: "先生" })).toBeChecked();
});

test("an empty form says what is missing, holds the focus and sends nothing", async ({ page, store }) => {
  let calls = 0;
  await page.route(ADD, (route) => (calls++, route.abort()));
  await open(page);
  await submit(page).click();

  await expect(toast(page, "请填写信息")).toBeVisible();
  for (const text of ["请输入姓名", "请输入正确的手机号码", "请输入联系地址"])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(field(page, "姓名")).toBeFocused();
  await expect(field(page, "姓名")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "姓名")).toHaveAccessibleDescription("请输入姓名");
  expect(calls).toBe(0);
  expect(stored(store, { name: "" })).toEqual([]);
});

test("the first faulty field takes the focus", async ({ page }) => {
  await open(page);
  await fill(page, { ...message(), phone: "12345678901" });
  await submit(page).click();
  await expect(field(page, "手机号码")).toBeFocused();
  await expect(field(page, "手机号码")).toHaveAccessibleDescription("请输入正确的手机号码");
});

test(
  "a field is checked when it is left, and again while it is mended",
  { tag: "@once" },
  async ({ page }) => {
    await open(page);
    await field(page, "手机号码").fill("1380013800");
    await expect(page.getByText("请输入正确的手机号码")).toBeHidden();
    await field(page, "手机号码").blur();
    await expect(page.getByText("请输入正确的手机号码")).toBeVisible();
    await field(page, "手机号码").fill("13800138000");
    await expect(page.getByText("请输入正确的手机号码")).toBeHidden();
    await field(page, "邮箱").fill("不是邮箱");
    await field(page, "邮箱").blur();
    await expect(page.getByText("请输入正确的邮箱")).toBeVisible();
  },
);

test("reset empties the form and takes the faults away", async ({ page }) => {
  await open(page);
  await fill(page, { ...message(), phone: "1" });
  await page.getByText("女士").click();
  await submit(page).click();
  await expect(page.getByText("请输入正确的手机号码")).toBeVisible();
  await page.getByRole("button", { name: "重置" }).click();
  await expect(page.getByText("请输入正确的手机号码")).toBeHidden();
  await expect(field(page, "姓名")).toHaveValue("");
  await expect(field(page, "手机号码")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "先生" })).toBeChecked();
});

test(
  "the server's refusal is shown, stays in the page, and what was typed stays",
  { tag: "@once" },
  async ({ page }) => {
    const sent = message();
    await page.route(ADD, (route) => route.fulfill({ json: { code: 0, msg: "参数错误", data: null } }));
    await open(page);
    await fill(page, sent);
    await submit(page).click();
    await expect(toast(page, "参数错误")).toBeVisible();
    await expect(toast(page, "参数错误")).toBeHidden({ timeout: 3000 });
    await expect(page.getByText("参数错误")).toBeVisible();
    await expect(field(page, "咨询内容")).toHaveValue(sent.content);
  },
);

test("two presses are one message", { tag: "@once" }, async ({ page, store }) => {
  const sent = message();
  await open(page);
  await fill(page, sent);
  await submit(page).dblclick();
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, sent)).toHaveLength(1);
});

test("the keyboard alone fills in and sends the form", { tag: "@once" }, async ({ page, store }) => {
  const sent = message();
  await open(page);
  await field(page, "姓名").focus();
  await page.keyboard.type(sent.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(sent.phone);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(sent.addres);
  // Past the content and the field that people do not see, to the notice and the button.
  for (const _ of ["content", "notice", "button"]) await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, sent)).toMatchObject([{ sex: "1", email: "", content: "" }]);
});

test(
  "what a visitor cannot see or reach marks a message as suspected",
  { tag: "@once" },
  async ({ page, store }) => {
    const sent = message();
    await open(page);
    await fill(page, sent);
    await page
      .locator("input[name=website]")
      .evaluate((input: HTMLInputElement) => (input.value = "http://spam"));
    await submit(page).click();
    await expect(page.getByText("提交成功").first()).toBeVisible();
    expect(stored(store, sent)).toMatchObject([{ suspected: 1 }]);
  },
);

test.describe("a network that fails", { tag: "@once" }, () => {
  test.use({ expectedFaults: [/^request: .*Message\/add|^console: Failed to load resource|^answer: 429/] });

  test("says so in the page without a toast, and keeps what was typed", async ({ page }) => {
    const sent = message();
    await page.route(ADD, (route) => route.abort("connectionfailed"));
    await open(page);
    await fill(page, sent);
    await submit(page).click();
    await expect(page.getByRole("form").getByText("网络不稳定，请稍后再试")).toBeVisible();
    await expect(page.getByText("网络不稳定，请稍后再试")).toHaveCount(1);
    await expect(field(page, "姓名")).toHaveValue(sent.name);
  });

  test("a message sent again after its answer was lost is stored once", async ({ page, store }) => {
    const sent = message();
    let calls = 0;
    await page.route(ADD, async (route) => {
      if (calls++ > 0) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await open(page);
    await fill(page, sent);
    await submit(page).click();
    await expect(page.getByText("网络不稳定，请稍后再试")).toBeVisible();
    await submit(page).click();
    await expect(page.getByText("提交成功").first()).toBeVisible();
    expect(stored(store, sent)).toHaveLength(1);
  });

  test("a server that is asked too often says so in the page", async ({ page }) => {
    const msg = "提交过于频繁，请稍后再试";
    await page.route(ADD, (route) => route.fulfill({ status: 429, json: { code: 429, msg, data: null } }));
    await open(page);
    await fill(page, message());
    await submit(page).click();
    await expect(page.getByText(msg)).toHaveCount(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("the form is a plain post, and the page that answers tells the outcome", async ({ page, store }) => {
    const sent = message();
    await page.goto("/contact");
    await fill(page, sent);
    await submit(page).click();
    await expect(page).toHaveURL(/\/contact\?number=\d+&result=ok$/);
    await expect(page.getByText("提交成功")).toBeVisible();
    const [row] = stored(store, sent);
    expect(row).toMatchObject({ ...sent, content: expect.anything(), sex: "0" });
    expect(String(row?.content).replace(/\r\n/g, "\n")).toBe(sent.content);
  });

  test("the browser itself stops what the rules refuse", async ({ page, store }) => {
    const sent = message();
    await page.goto("/contact");
    await fill(page, { ...sent, phone: "12345678901" });
    await submit(page).click();
    await expect(page).toHaveURL("/contact");
    await expect(page.locator("#message-phone:invalid")).toBeVisible();
    await field(page, "手机号码").fill(" 13800138000 ");
    await expect(page.locator("#message-phone:valid")).toBeVisible();
    expect(stored(store, sent)).toEqual([]);
  });

  for (const [result, text] of [
    ["name", "请输入姓名"],
    ["phone", "请输入正确的手机号码"],
    ["addres", "请输入联系地址"],
    ["email", "请输入正确的邮箱"],
    ["busy", "服务繁忙，请稍后再试"],
    ["limit", "提交过于频繁，请稍后再试"],
  ] as const)
    test(`the result ${result} is told in a sentence with a way back`, { tag: "@once" }, async ({ page }) => {
      await page.goto(`/contact?result=${result}`);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByText("已填写的内容会保留")).toBeVisible();
    });
});

test("the notice that the form names tells what the law asks for", { tag: "@once" }, async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "《个人信息处理说明》" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("个人信息处理说明");
  for (const text of ["谁处理您的信息", "处理目的", "处理哪些信息", "保存期限", "您的权利", "730 天"])
    await expect(page.getByText(text).first()).toBeVisible();
});
