import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { shiftsOf, watchShifts } from "./shifts";
import { expect, test } from "./site";

const TOOLS = ["/tools/kvar", "/tools/harmonics", "/tools/meter"] as const;
const [KVAR, HARMONICS, METER] = TOOLS;
const EXAMPLE = "示例数据：改成您的数，结果随之更新";

const summary = (page: Page) => page.getByRole("main").getByRole("status").first();
const matches = (page: Page) => page.locator("#products").getByRole("row");
const parameters = (page: Page) => new URL(page.url()).searchParams;

/** Pages of an A4 sheet as it would be printed. */
async function sheets(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return paper.match(/\/Type \/Page\b/g)?.length;
}

test("a planner gets kvar, steps and products while typing, and the address says what was typed", async ({
  page,
}) => {
  await page.goto(KVAR);
  await expect(page.getByText(EXAMPLE)).toBeVisible();
  await page.getByLabel("计算负荷").fill("100");
  await page.getByLabel("现在的功率因数").fill("0.70");
  await expect(summary(page)).toContainText("需补偿 69.15 kvar");
  await expect(page.getByText(EXAMPLE)).toBeHidden();
  await expect(page.getByRole("img", { name: /^功率三角形：有功 100 kW/ })).toBeVisible();
  await expect(summary(page)).toContainText("电抗率须实测后定");
  await page.getByLabel("谐波含量").fill("30");
  await page.getByLabel("最低的主要谐波").selectOption("3");
  await expect(matches(page).filter({ hasText: "LH-XCS-14" })).toContainText("14% 电抗");
  await expect.poll(() => parameters(page).get("order")).toBe("3");
  expect(parameters(page).get("p")).toBe("100");
  const typed = (await summary(page).textContent()) ?? "";
  await page.reload();
  await expect(summary(page)).toHaveText(typed);
  await expect(page.getByLabel("现在的功率因数")).toHaveValue("0.70");
});

test("the load may be known from a bill or by the transformer alone", async ({ page }) => {
  await page.goto(KVAR);
  await page.getByRole("link", { name: "按月电费单" }).click();
  await page.getByLabel("月有功电量").fill("80000");
  await page.getByLabel("月无功电量").fill("60000");
  await expect(summary(page)).toContainText("功率因数 0.8 补到 0.95");
  await page.getByLabel("月电费").fill("100000");
  await expect(page.getByRole("row", { name: /^力调电费/ })).toContainText("约 5000 元 → −750 元/月");
  await page.getByRole("link", { name: "按变压器容量" }).click();
  await expect(summary(page)).toContainText("按变压器容量估算，需补偿 300 kvar");
  await expect(page.getByText("只是没有负荷资料时的估算")).toBeVisible();
  await expect.poll(() => parameters(page).get("mode")).toBe("transformer");
});

test("loads become a spectrum against the limits, and an active filter of the catalogue", async ({
  page,
}) => {
  await page.goto(HARMONICS);
  await page.getByLabel("6脉动变频器，无电抗器").fill("200");
  await expect(page.getByRole("img", { name: /^各次谐波电流与允许值：.*5 次.*超过/ })).toBeVisible();
  await expect(summary(page)).toContainText("超过 GB/T 14549 允许值");
  await expect(matches(page).filter({ hasText: "LH-APF-G" })).toContainText("台 ×");
  for (const name of [
    "6脉动变频器，无电抗器",
    "6脉动变频器，带电抗器",
    "LED照明",
    "线性负荷（电动机、电热）",
  ])
    await page.getByLabel(name).fill("");
  await expect(page.getByText("请至少填写一种负荷的功率")).toBeVisible();
});

test("a current becomes a ratio, a meter and its own wiring", async ({ page }) => {
  await page.goto(METER);
  await expect(summary(page)).toContainText("电流互感器 250/5 A × 3");
  await page.getByLabel("最大负荷").fill("40");
  await expect(summary(page)).toContainText("三相四线直接接入式");
  await expect(page.getByRole("img", { name: /接线图：三相四线直接接入/ })).toBeVisible();
  await page.getByLabel("接线系统").selectOption({ label: "三相三线 10 kV" });
  const drawing = page.getByRole("img", { name: /接线图：10 kV三相三线/ });
  await expect(drawing).toBeVisible();
  expect(
    await drawing.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
});

test("a calculation is taken into a consultation, product and all", async ({ page }) => {
  await page.goto(`${KVAR}?p=100&pf1=0.70&pf2=0.95`);
  await page.getByRole("link", { name: "带入咨询" }).click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(page.getByRole("main")).toContainText(
    "无功补偿容量计算：功率因数 0.7 补到 0.95，需补偿 69.15 kvar",
  );
  await expect(page.getByRole("main")).toContainText("/tools/kvar?");
});

test("what cannot be is said beside its field, and the last result stays until it is mended", async ({
  page,
}) => {
  await page.goto(KVAR);
  await page.getByLabel("现在的功率因数").fill("1.2");
  await expect(page.getByText("现在的功率因数应在 0.1~1 之间")).toBeVisible();
  await expect(page.getByLabel("现在的功率因数")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("改正标出的地方");
  await expect(summary(page)).toContainText("276.62 kvar");
  await expectAccessible(page, "a fault");
});

test("hostile input gives a sentence, status 200 and no answer", { tag: "@once" }, async ({ request }) => {
  const hostile = [
    "abc",
    "-5",
    "1e300",
    "NaN",
    "Infinity",
    "",
    "<script>alert(1)</script>",
    "9".repeat(500),
    "０x1",
    "\u202e5",
  ];
  for (const [path, field] of [
    [KVAR, "p"],
    [KVAR, "pf1"],
    [HARMONICS, "sn"],
    [METER, "x"],
  ] as const)
    for (const value of hostile) {
      const answer = await request.get(`${path}?${field}=${encodeURIComponent(value)}`);
      expect(answer.status(), value).toBe(200);
      const html = await answer.text();
      const said = new RegExp(`id="tool-${field}-fault"[^>]*>.*?[\\u4e00-\\u9fff]`);
      expect(html, `${path} ${field}=${value}`).toMatch(said);
      expect(html).not.toContain("<script>alert(1)");
      expect(html).not.toMatch(/>[^<]*\b(?:NaN|Infinity)\b[^<]* (?:kvar|A)</);
    }
});

test(
  "the empty form is for search engines, an answer to one visitor is not",
  { tag: "@once" },
  async ({ page }) => {
    for (const path of TOOLS) {
      await page.goto(path);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      await page.goto(`${path}?sn=500&x=10`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
    }
  },
);

test("menu, home page, footer and the pages of products lead to the calculators", async ({ page }) => {
  await page.goto("/index");
  for (const path of TOOLS) {
    await expect(page.getByRole("contentinfo").locator(`a[href="${path}"]`)).toHaveCount(1);
    await expect(page.getByRole("main").locator(`a[href="${path}"]`)).toBeVisible();
  }
  await page.goto("/newdetail/1011");
  await page.getByRole("link", { name: "无功补偿容量计算" }).first().click();
  await expect(page).toHaveURL(/\/tools\/kvar\?react=7$/);
  await expect(page.getByLabel("串联电抗率")).toHaveValue("7");
  await expect(page.getByText(EXAMPLE)).toBeVisible();
});

test("the calculators stand in the menu of the solutions", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(HARMONICS);
  await page.getByRole("button", { name: "解决方案的下级菜单" }).click();
  const link = page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "谐波治理选型" });
  await expect(link).toHaveAttribute("aria-current", "page");
});

test("the calculators hold still, fit every width and pass the checks", async ({ page }) => {
  await watchShifts(page);
  for (const path of [
    ...TOOLS,
    `${KVAR}?mode=bill&wp=x`,
    `${KVAR}?mode=transformer`,
    `${METER}?sys=3p3w10`,
  ]) {
    await page.goto(path);
    expect(await shiftsOf(page), path).toEqual({ score: 0, shifts: [] });
    await expectAccessible(page, path);
    for (const width of [320, 375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth), path).toBe(
        0,
      );
    }
  }
});

test(
  "a calculation prints on one sheet, with a code of its address",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const path of [
      ...TOOLS,
      `${KVAR}?mode=bill&fee=120000&duty=fast`,
      `${KVAR}?mode=transformer&duty=unbalanced&h=80`,
      `${HARMONICS}?vfd=100&led=50&arc=100&it=20&ups=50&ev=100&mf=100&p12=100&afe=50&lin=100`,
      `${METER}?sys=3p3w10&x=120&use=settle`,
    ]) {
      await page.goto(path);
      expect(await sheets(page), path).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("svg[shape-rendering=crispEdges]").first()).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("each form is sent and answered by its address", async ({ page }) => {
    await page.goto(KVAR);
    await page.getByLabel("计算负荷").fill("100");
    await page.getByRole("button", { name: "计算", exact: true }).click();
    await expect(summary(page)).toContainText("55.32 kvar");
    expect(parameters(page).get("p")).toBe("100");
    await page.getByRole("link", { name: "按变压器容量" }).click();
    await page.getByLabel("补偿容量占变压器容量").fill("20");
    await page.getByRole("button", { name: "计算", exact: true }).click();
    await expect(summary(page)).toContainText("需补偿 200 kvar");

    await page.goto(HARMONICS);
    await page.getByLabel("电弧炉（熔化期）").fill("-1");
    await page.getByRole("button", { name: "计算", exact: true }).click();
    await expect(page.getByText("电弧炉（熔化期）应在 0~50000 kW 之间")).toBeVisible();

    await page.goto(METER);
    await page.getByLabel("最大负荷").fill("1000");
    await page.getByRole("button", { name: "计算", exact: true }).click();
    await expect(summary(page)).toContainText("1250/5 A");
  });
});
