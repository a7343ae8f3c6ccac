import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./site";

/** LH-ZCS: steps, and a suffix that may be left out. LH-GYZ: a number that is typed, and `×`. LH-KCT: what does not go together. */
const [STEPS, TYPED, RULED] = [1001, 1008, 1075];

const builder = (page: Page) => page.locator("#ordering form");
const codeOf = (page: Page) => builder(page).getByRole("status").first();
const readingOf = (page: Page) => page.getByRole("table", { name: "代码各段的含义" });

test("choices on the product page make the code at once, and the address keeps them", async ({ page }) => {
  await page.goto(`/newdetail/${STEPS}`);
  const form = builder(page);
  await expect(codeOf(page)).toHaveText("LH-ZCS/450-20+10");
  await form
    .getByRole("group", { name: "两路容量" })
    .getByLabel(/^15\+15/)
    .check();
  await form
    .getByRole("group", { name: "高温型" })
    .getByLabel(/高温型/)
    .check();
  await expect(codeOf(page)).toHaveText("LH-ZCS/450-15+15-G");
  await expect(page).toHaveURL(/p2=15%2B15/);
  await expectAccessible(page, "builder");

  await page.reload();
  await expect(codeOf(page)).toHaveText("LH-ZCS/450-15+15-G");
  await form.getByRole("link", { name: "带着型号咨询" }).click();
  await expect(page).toHaveURL(/\/contact\?code=.*product=1001/);
  await expect(page.getByRole("form", { name: "在线咨询" })).toContainText("LH-ZCS/450-15+15-G");
});

test("what cannot go together is said beside the code, with what can", async ({ page }) => {
  await page.goto(`/newdetail/${RULED}`);
  await builder(page).getByLabel(/24/).first().check();
  await expect(builder(page)).toContainText("φ24窗口的一次电流只有100~300 A。");
  const current = builder(page).getByLabel("一次电流");
  await expect(current.getByRole("option", { name: /^800 A/ })).toHaveText("800 A（不可组合）");
  await expect(current.getByRole("option", { name: /^200 A/ })).toHaveText("200 A");
  await expect(builder(page).getByRole("link", { name: "带着型号咨询" })).toHaveCount(0);
  await builder(page).getByLabel("一次电流").selectOption("200");
  await expect(codeOf(page)).toHaveText("LH-KCT-24-200/5-0.5");
  await expect(builder(page)).not.toContainText("只有");
  // On paper, where the form is not, the code is.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("所选订货代码：LH-KCT-24-200/5-0.5")).toBeVisible();
});

test("a number is typed within its range", async ({ page }) => {
  await page.goto(`/newdetail/${TYPED}`);
  const groups = builder(page).getByLabel(/^组数/);
  await groups.fill("8");
  await expect(codeOf(page)).toHaveText("LH-GYZ/10-8×600-6%");
  await groups.fill("9");
  await expect(builder(page)).toContainText("组数不在范围内");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("choices on the product page are sent to the page that reads the code", async ({ page }) => {
    await page.goto(`/newdetail/${STEPS}`);
    await expect(builder(page).getByText("示例")).toBeVisible();
    await expect(builder(page).getByText("订货代码", { exact: true })).toBeHidden();
    await builder(page)
      .getByLabel(/^15\+15/)
      .check();
    await builder(page)
      .getByLabel(/高温型/)
      .last()
      .check();
    await builder(page).getByRole("button", { name: "生成代码" }).click();
    await expect(page).toHaveURL(/\/code\?product=1001&p1=450&p2=15%2B15&p3=G/);
    await expect(page.getByRole("heading", { level: 2, name: "LH-ZCS/450-15+15-G" })).toBeVisible();
    await expect(page.getByRole("row", { name: /额定容量/ })).toContainText("30 kvar（15+15）");
    await page.getByLabel("订货代码").fill("LH-ZCS/450-20+20");
    await page.getByRole("button", { name: "解读" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "LH-ZCS/450-20+20" })).toBeVisible();
  });
});

test("a code is read part by part, with the parameters of exactly this product", async ({ page }) => {
  await page.goto("/code?q=LH-ZCS/450-20+10");
  await expect(page.getByRole("heading", { level: 2, name: "LH-ZCS/450-20+10" })).toBeVisible();
  await expect(readingOf(page).getByRole("row", { name: /两路容量/ })).toContainText("20+10 kvar，共30 kvar");
  const table = page.getByRole("table", { name: "LH-ZCS/450-20+10的参数" });
  await expect(table.getByRole("row", { name: /^额定容量/ })).toContainText("30 kvar（20+10） 由代码确定");
  await expect(table.getByRole("row", { name: /^静态功耗/ })).not.toContainText("由代码确定");
  await expect(page.getByRole("link", { name: "产品页" })).toHaveAttribute("href", "/newdetail/1001");
  await expect(page.getByRole("link", { name: "带着型号咨询" })).toHaveAttribute("href", /product=1001/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page, "reading");
});

test("a code that was written carelessly is read, too", async ({ page }) => {
  for (const typed of ["lh gyz 10 3x600 6", "ＬＨ－ＧＹＺ／１０－３＊６００－６％", "gyz10-3×600-6%"]) {
    await page.goto(`/code?q=${encodeURIComponent(typed)}`);
    await expect(page.getByRole("heading", { level: 2, name: "LH-GYZ/10-3×600-6%" })).toBeVisible();
  }
});

test("what cannot be is said with what can be instead", async ({ page }) => {
  await page.goto(`/code?q=${encodeURIComponent("LH-GYZ/10-9×600-6%")}`);
  await expect(page.getByRole("main")).toContainText("组数没有“9”，可选1~8组（整数）。");
  await expect(readingOf(page).getByRole("row", { name: /单组容量/ })).toContainText("600 kvar");
  await expectAccessible(page, "impossible");
  await page.goto(`/code?q=${encodeURIComponent("LH-XCS/480-30-14%")}`);
  const others = page.getByRole("heading", { name: "代码开头相同的产品" });
  await expect(others).toBeVisible();
  await page.goto("/code?q=LH-PM69E-5A");
  await expect(page.getByRole("heading", { name: "您是不是要找" })).toBeVisible();
});

test("codes near to a faulty one are linked, and lead to a reading", async ({ page }) => {
  await page.goto(`/code?q=${encodeURIComponent("LH-XCS/525-30-7%")}`);
  const main = page.getByRole("main");
  await expect(
    main.getByRole("link", { name: "LH-XCS/480-30-7% 抗谐波集成电容器（7%电抗率）" }),
  ).toBeVisible();
  await main.getByRole("link", { name: "LH-XCS/525-30-14% 抗谐波集成电容器（14%电抗率）" }).click();
  await expect(page.getByText("代码完整，各段都读得通。")).toBeVisible();
  await page.goto("/code?q=LH-SB63-C32-3P");
  await expect(main).toContainText("各段次序不对，应依次写极数、额定电流、剩余电流、通信。");
  await expectAccessible(page, "order");
  await main.getByRole("link", { name: "重新选型" }).click();
  await expect(codeOf(page)).toContainText("LH-SB63-3P-C32-");
});

test("of several codes each can be read", async ({ page }) => {
  await page.goto(`/code?q=${encodeURIComponent("LH-ZCS/450-20+10，LH-KCT-80-800/5-0.5")}`);
  await expect(page.getByRole("heading", { name: "写了2个代码，这里解读第一个" })).toBeVisible();
  await page.getByRole("link", { name: "LH-KCT-80-800/5-0.5" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "LH-KCT-80-800/5-0.5" })).toBeVisible();
});

test("a code says how large exactly this variant is", async ({ page }) => {
  await page.goto("/code?q=LH-BY/0.45-20-3");
  const size = page.getByRole("row", { name: /^外形尺寸/ });
  await expect(size).toContainText("φ96 mm×245 mm（直径×高） 由代码确定");
});

test("hostile codes are shown as text", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const typed of [
    "<script>alert(1)</script>",
    `LH-ZCS/"><img src=x onerror=alert(1)>`,
    "LH-ZCS/{{参数}}",
  ]) {
    await page.goto(`/code?q=${encodeURIComponent(typed)}`);
    await expect(page.getByLabel("订货代码")).toHaveValue(typed);
    await expect(page.getByRole("main").locator("script[src*=alert], img[src=x]")).toHaveCount(0);
  }
  expect(dialogs).toEqual([]);
  const long = await page.request.get(`/code?q=LH-ZCS/${"4".repeat(1500)}`);
  expect(long.status()).toBe(200);
  expect(await long.text()).not.toContain("4".repeat(101));
  for (const wrong of ["product=99999", "product=1001&p1=%00%FF&p8=x", "q=%E0%A4%A", "q=", "p1=450"])
    expect((await page.request.get(`/code?${wrong}`)).status(), wrong).toBe(
      wrong === "product=99999" ? 404 : 200,
    );
});

test("without a code the page explains itself with examples that can be read", async ({ page }) => {
  await page.goto("/code");
  const examples = page.getByRole("main").getByRole("listitem").filter({ hasText: "LH-" });
  await expect(examples).toHaveCount(3);
  await expectAccessible(page, "empty");
  await examples.nth(1).getByRole("link").click();
  await expect(page.getByText("代码完整，各段都读得通。")).toBeVisible();
});

test("a search for a code leads to its reading", async ({ page }) => {
  await page.goto("/search?q=lh-zcs/450-20+10");
  const hit = page.getByRole("region", { name: "订货代码" });
  await expect(hit).toContainText("订货代码 LH-ZCS/450-20+10：");
  await hit.getByRole("link", { name: "查看解读" }).click();
  await expect(page.getByText("代码完整，各段都读得通。")).toBeVisible();
  for (const [searched, fault] of [
    ["LH-ZCS/480-20+10", "电容器额定电压没有“480”，可选450 V。"],
    ["LH-PM96E-5A-380-C", "电压规格没有“380”，220/380 V写220。"],
    ["LH-SB63-C32-3P", "各段次序不对，应依次写极数、额定电流、剩余电流、通信。"],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(searched)}`);
    await expect(hit).toContainText(fault);
    await hit.getByRole("link", { name: "查看解读" }).click();
    await expect(page.getByRole("main")).toContainText(fault);
  }
  await page.goto("/search?q=LH-ZCS");
  await expect(page.getByRole("region", { name: "订货代码" })).toHaveCount(0);
});
