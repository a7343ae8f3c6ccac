import { expectAccessible } from "./accessible";
import { hrefs, readPage, words } from "./read-page";
import { expect, test } from "./site";
import { KVAR, HARMONICS, METER, EXAMPLE, summary, matches, parameters } from "./tools-page";

test(
  "a planner gets kvar, steps and products while typing, and the address keeps the inputs",
  { tag: "@phone-all" },
  async ({ page, isMobile }) => {
    await page.goto(KVAR);
    await expect(page.getByText(EXAMPLE)).toBeVisible();
    await page.getByLabel("计算负荷").fill("100");
    await page.getByLabel("现在的功率因数").fill("0.70");
    await expect(summary(page)).toContainText("需补偿 69.2 kvar");
    await expect(page.getByText(EXAMPLE)).toBeHidden();
    await expect(page.getByText("部分条件仍是示例值")).toBeVisible();
    await expect(page.locator("label", { hasText: "短路阻抗" })).toContainText("示例值");
    await expect(page.locator("label", { hasText: "计算负荷" })).not.toContainText("示例值");
    await expect(page.getByRole("img", { name: /^功率三角形：有功 100 kW/ })).toBeVisible();
    await expect(summary(page)).toContainText("电抗率须实测后定");
    // On phones the result is one line, and further fields are collapsed under a summary of their values.
    if (isMobile) {
      await expect(page.getByRole("link", { name: "看结果" })).toContainText("需要补偿（母线处） 69.2 kvar");
      await page.locator("summary", { hasText: "谐波与变化" }).tap();
    }
    await page.getByLabel("谐波含量").fill("30");
    await page.getByLabel("最低的主要谐波").selectOption("3");
    await expect(matches(page).filter({ hasText: "14% 电抗" }).first()).toBeVisible();
    await expect.poll(() => parameters(page).get("order")).toBe("3");
    expect(parameters(page).get("p")).toBe("100");
    const typed = (await summary(page).textContent()) ?? "";
    await page.reload();
    await expect(summary(page)).toHaveText(typed);
    await expect(page.getByLabel("现在的功率因数")).toHaveValue("0.70");
  },
);

test("the load may be entered from a bill or by the transformer alone", { tag: "@all" }, async ({ page }) => {
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

test(
  "loads give a spectrum compared with the limits, and an active filter of the catalogue",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(HARMONICS);
    await page.getByLabel("6脉波变频器，无电抗器").fill("200");
    await expect(page.getByRole("img", { name: /^各次谐波电流与允许值：.*5 次.*超过/ })).toBeVisible();
    await expect(summary(page)).toContainText("超过 GB/T 14549 允许值");
    await expect(matches(page).filter({ hasText: "台 ×" }).first()).toBeVisible();
    for (const name of [
      "6脉波变频器，无电抗器",
      "6脉波变频器，带电抗器",
      "LED照明",
      "线性负荷（电动机、电热）",
    ])
      await page.getByLabel(name).fill("");
    await expect(page.getByText("请至少填写一种负荷的功率")).toBeVisible();
  },
);

test("a current gives a ratio, a meter and its wiring", { tag: "@all" }, async ({ page }) => {
  await page.goto(METER);
  await expect(summary(page)).toContainText("电流互感器 300/5 A × 3");
  await page.getByLabel("最大负荷").fill("40");
  await expect(summary(page)).toContainText("三相四线直接接入式");
  await expect(page.getByRole("img", { name: /接线图：三相四线直接接入/ })).toBeVisible();
  await page.getByLabel("接线系统").selectOption({ label: "三相三线 10 kV" });
  const drawing = page.getByRole("img", { name: /接线图：10 kV三相三线/ });
  await expect(drawing).toBeVisible();
  await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("a calculation is the subject of a consultation, with its product", async ({ request }) => {
  const [href = ""] = hrefs(await readPage(request, `${KVAR}?p=100&pf1=0.70&pf2=0.95`), "带入咨询");
  expect(href).toMatch(/^\/contact\?.*about=/);
  const asked = words(await readPage(request, href ?? ""));
  expect(asked).toContain("无功补偿容量计算：功率因数 0.7 补到 0.95，需补偿 69.2 kvar");
  expect(asked).toContain("条件：负荷单位 有功功率 kW，计算负荷 100 kW，现在的功率因数 0.70");
  expect(asked).not.toContain("/tools/kvar?");
});

test(
  "invalid input is reported beside its field, and the last result stays until it is corrected",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto(KVAR);
    await page.getByLabel("现在的功率因数").fill("1.2");
    await expect(page.getByText("现在的功率因数应在 0.1~1 之间")).toBeVisible();
    await expect(page.getByLabel("现在的功率因数")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("改正标出的地方");
    await expect(summary(page)).toContainText("276.6 kvar");
    // An old result has no inquiry link, print button, diagram or products.
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "带入咨询" })).toBeHidden();
    await expect(main.getByRole("button", { name: "打印" })).toBeHidden();
    await expect(main.getByRole("img", { name: /^功率三角形/ })).toBeHidden();
    await expect(matches(page)).toHaveCount(0);
    await expectAccessible(page, "a fault");
  },
);

// Hostile input is tested with the calculators (db/queries/products/tool-answers.test.ts).
test("hostile input gets a message, status 200 and no result", async ({ request }) => {
  for (const [path, field, value] of [
    [KVAR, "p", "abc"],
    [KVAR, "p", "<script>alert(1)</script>"],
    [KVAR, "pf1", "1e300"],
    [HARMONICS, "sn", "NaN"],
    [HARMONICS, "sn", "9".repeat(500)],
    [METER, "x", "\u202e5"],
    [METER, "x", ""],
  ] as const) {
    const answer = await request.get(`${path}?${field}=${encodeURIComponent(value)}`);
    expect(answer.status(), value).toBe(200);
    const html = await answer.text();
    const said = new RegExp(`id="tool-${field}-fault"[^>]*>.*?[\\u4e00-\\u9fff]`);
    expect(html, `${path} ${field}=${value}`).toMatch(said);
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toMatch(/>[^<]*\b(?:NaN|Infinity)\b[^<]* (?:kvar|A)</);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test("each form is submitted and answered by its address", { tag: "@all" }, async ({ page }) => {
    await page.goto(KVAR);
    await page.getByLabel("计算负荷").fill("100");
    await page.getByRole("button", { name: "计算", exact: true }).click();
    await expect(summary(page)).toContainText("55.3 kvar");
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
