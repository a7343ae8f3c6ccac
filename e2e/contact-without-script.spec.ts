import { field, fill, message, stored, submit } from "./contact-page";
import { readPage, words } from "./read-page";
import { expect, test } from "./site";

test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

test("the form is a plain post, and the response page shows the outcome", async ({ page, store }) => {
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

test("the browser's validation stops invalid input", { tag: "@all" }, async ({ page, store }) => {
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
  test(`the result ${result} is explained in a sentence with a way back`, async ({ request }) => {
    const page = await readPage(request, `/contact?result=${result}`);
    expect(words(page)).toContain(text);
    expect(words(page)).toContain("已填写的内容会保留");
  });
