import { TOAST_MS } from "@/lib/constants";
import { ADD, field, fill, message, open, stored, submit, toast } from "./contact-page";
import { hrefs, readPage, words } from "./read-page";
import { expect, test } from "./site";

test(
  "a visitor's message is stored unchanged, and the form is empty again",
  { tag: "@phone" },
  async ({ page, store }) => {
    const sent = message();
    await page.clock.install();
    await open(page);
    await fill(page, sent);
    await page.getByText("女士").click();
    await submit(page).click();

    await expect(toast(page, "提交成功")).toBeVisible();
    await page.clock.fastForward(TOAST_MS);
    await expect(toast(page, "提交成功")).toBeHidden();
    await expect(page.getByText("提交成功")).toBeVisible();
    const [row, ...others] = stored(store, sent);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ ...sent, sex: "1", source: "/contact", suspected: 0, state: "new" });
    expect(Math.abs(Date.now() - Date.parse(String(row?.createtime)))).toBeLessThan(60_000);
    expect(String(row?.createtime)).toMatch(/Z$/);
    for (const label of ["姓名", "手机号码", "邮箱", "联系地址", "咨询内容"])
      await expect(field(page, label)).toHaveValue("");
    await expect(page.getByRole("radio", { name: "先生" })).toBeChecked();
  },
);

test("an empty form reports missing fields, sets the focus and sends nothing", async ({ page, store }) => {
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

test(
  "a field is checked when it loses focus, and again while it is corrected",
  { tag: "@all" },
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

test(
  "the first invalid field gets the focus; reset clears form and messages",
  { tag: "@all" },
  async ({ page }) => {
    await open(page);
    await fill(page, { ...message(), phone: "12345678901" });
    await page.getByText("女士").click();
    await submit(page).click();
    await expect(field(page, "手机号码")).toBeFocused();
    await expect(field(page, "手机号码")).toHaveAccessibleDescription("请输入正确的手机号码");
    await page.getByRole("button", { name: "重置" }).click();
    await expect(page.getByText("请输入正确的手机号码")).toBeHidden();
    await expect(field(page, "姓名")).toHaveValue("");
    await expect(field(page, "手机号码")).toHaveValue("");
    await expect(page.getByRole("radio", { name: "先生" })).toBeChecked();
  },
);

test(
  "a long text is cleared only at the second click, and typing cancels it",
  { tag: "@all" },
  async ({ page }) => {
    await open(page);
    const long = "变压器 1000 kVA，主要负荷为变频器与整流设备，希望改造补偿柜。".repeat(4);
    await field(page, "咨询内容").fill(long);
    await page.getByRole("button", { name: "重置" }).click();
    await expect(field(page, "咨询内容")).toHaveValue(long);
    await field(page, "咨询内容").fill(`${long}请回电。`);
    await expect(page.getByRole("button", { name: "重置" })).toBeVisible();
    await page.getByRole("button", { name: "重置" }).click();
    await page.getByRole("button", { name: "清空全部" }).click();
    await expect(field(page, "咨询内容")).toHaveValue("");
    await expect(page.getByRole("button", { name: "重置" })).toBeVisible();
  },
);

test(
  "the server's refusal is shown and stays on the page, and typed text is kept",
  { tag: "@all" },
  async ({ page }) => {
    const sent = message();
    await page.route(ADD, (route) => route.fulfill({ json: { code: 0, msg: "参数错误", data: null } }));
    await page.clock.install();
    await open(page);
    await fill(page, sent);
    await submit(page).click();
    await expect(toast(page, "参数错误")).toBeVisible();
    await page.clock.fastForward(TOAST_MS);
    await expect(toast(page, "参数错误")).toBeHidden();
    await expect(page.getByText("参数错误")).toBeVisible();
    await expect(field(page, "咨询内容")).toHaveValue(sent.content);
  },
);

test("two clicks send one message", { tag: "@all" }, async ({ page, store }) => {
  const sent = message();
  await open(page);
  await fill(page, sent);
  await submit(page).dblclick();
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, sent)).toHaveLength(1);
});

test("the form can be filled in and sent by keyboard alone", { tag: "@all" }, async ({ page, store }) => {
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
  // Past the content, the files and the honeypot, to the notice and the button.
  for (const _ of ["content", "files", "notice", "button"]) await page.keyboard.press("Tab");
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, sent)).toMatchObject([{ sex: "1", email: "", content: "" }]);
});

test("a filled honeypot field marks a message as suspected", { tag: "@all" }, async ({ page, store }) => {
  const sent = message();
  await open(page);
  await fill(page, sent);
  await page
    .locator("input[name=website]")
    .evaluate((input: HTMLInputElement) => (input.value = "http://spam"));
  await submit(page).click();
  await expect(page.getByText("提交成功").first()).toBeVisible();
  expect(stored(store, sent)).toMatchObject([{ suspected: 1 }]);
});

test(
  "the linked privacy notice has the information required by law",
  { tag: "@all" },
  async ({ request }) => {
    const [notice = ""] = hrefs(await readPage(request, "/contact"), "《个人信息处理说明》");
    const page = await readPage(request, notice ?? "");
    expect(words(page, "h1")).toBe("个人信息处理说明");
    for (const text of ["谁处理您的信息", "处理目的", "处理哪些信息", "保存期限", "您的权利", "730 天"])
      expect(words(page)).toContain(text);
  },
);
