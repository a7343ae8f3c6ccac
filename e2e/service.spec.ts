import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { SITE } from "@/lib/site";
import { expectAccessible } from "./accessible";
import { one } from "./content";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

const SVG_FAULTS = "SVG、APF与不平衡调节装置故障代码";
const KCT_QUESTION = "电流互感器二次侧为什么不能开路？";

/** Where the sticky parts at the top of the page end. */
const underTop = async (page: Page) => {
  const nav = await page.getByRole("navigation", { name: "本页内容" }).boundingBox();
  return (nav?.y ?? 0) + (nav?.height ?? 0);
};

test("what a code on the display means, what to do and whom to call stand on one page", async ({ page }) => {
  await page.goto("/service");
  await page.locator("#questions").getByRole("link", { name: "SVG、APF与不平衡调节装置故障代码" }).click();
  await expect(page).toHaveURL("/service#faults-svg-apf");
  const heading = page.getByRole("heading", { name: "SVG、APF与不平衡调节装置" }).first();
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await underTop(page)))
    .toBeGreaterThan(0);
  const row = page
    .getByRole("region", { name: SVG_FAULTS })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "F10", exact: true }) });
  await expect(row).toContainText("风机故障");
  await expect(row).toContainText("停机断电，等待、验电、放电后清异物、查插头，换同型号风机");
  const repair = page.getByRole("region", { name: "维修怎样进行" });
  await expect(repair.getByRole("link", { name: SITE.afterSalesLine })).toHaveAttribute("href", /^tel:/);
  await expect(repair).toContainText(SITE.dispatchAddress);
  await repair.getByRole("link", { name: "在线报修" }).click();
  await expect(page).toHaveURL(/\/contact\?about=/);
  await expect(page.getByRole("main")).toContainText("报修");
});

test("on any screen a code, its cause and what to do are seen together", async ({ page }) => {
  await page.goto("/service#faults-svg-apf");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  const table = page.getByRole("region", { name: SVG_FAULTS });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
  const code = page.getByRole("rowheader", { name: "F00", exact: true });
  const row = table.getByRole("row").filter({ has: code });
  await row.scrollIntoViewIfNeeded();
  for (const cell of await row.locator("th, td").all()) await expect(cell).toBeInViewport({ ratio: 1 });
});

test("a product leads to the questions of its family, which lead back to the family", async ({
  page,
  store,
}) => {
  const id = one<number>(store, "SELECT id FROM products WHERE model = 'LH-SVG-M'");
  await page.goto(`/newdetail/${id}`);
  await expect(page.locator("#documents").getByRole("link", { name: "故障代码" })).toHaveAttribute(
    "href",
    "/service#faults-svg-apf",
  );
  await page.locator("#documents").getByRole("link", { name: "常见问题与服务" }).click();
  await expect(page).toHaveURL("/service#faq-41");
  const heading = page.getByRole("heading", { level: 2, name: "电能质量" });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await underTop(page)))
    .toBeGreaterThan(0);
  await expect(page.getByRole("heading", { level: 3, name: "APF 容量怎么选？" })).toBeAttached();
  await page.locator("#questions").getByRole("link", { name: "智能换相开关组故障代码" }).click();
  await expect(page.getByRole("heading", { level: 3, name: "智能换相开关组" })).toBeInViewport();
});

test("an answer of the search leads to its question among the others", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent("CT二次开路")}`);
  await page.getByRole("link", { name: "更多常见问题" }).click();
  await expect(page).toHaveURL("/service#q-ct-open-circuit");
  await expect(page.getByRole("heading", { level: 3, name: KCT_QUESTION })).toBeInViewport();
  await expect(page.getByText("二次开路时一次电流全部用来励磁")).toBeInViewport();
});

test("the page is short until something is opened, and a link opens what was closed again", async ({
  page,
}) => {
  await page.goto("/service");
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(page.viewportSize()!.width < 768 ? 9000 : 8000);
  await expect(page.getByText("E02~E08、H01~H03 · 10 项")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "E07", exact: true })).toBeHidden();
  const link = page.locator("#questions").getByRole("link", { name: "智能集成电容器故障代码" }).first();
  for (let press = 0; press < 2; press++) {
    await link.click();
    await expect(page.getByRole("rowheader", { name: "E07", exact: true })).toBeVisible();
    await page.locator("#faults-smart-capacitor > summary").click();
    await expect(page.getByRole("rowheader", { name: "E07", exact: true })).toBeHidden();
  }
});

test("nobody is told to discharge before it was found dead", { tag: "@once" }, async ({ page }) => {
  await page.goto("/service");
  const text = (await page.getByRole("main").textContent()) ?? "";
  const early = text.split(/[。；]/).filter((step) => /断电[^验]*放电/.test(step));
  expect(early).toEqual([]);
});

test("search engines read the questions that are seen, and no others", { tag: "@once" }, async ({ page }) => {
  await page.goto("/service");
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts.map((text) => JSON.parse(text) as { "@type": string; mainEntity?: object[] });
  const told = data.find((one) => one["@type"] === "FAQPage")?.mainEntity ?? [];
  const kept = JSON.parse(readFileSync("db/content/site/questions.json", "utf8")) as object[];
  expect(told).toHaveLength(kept.length);
  for (const { name, acceptedAnswer } of told as { name: string; acceptedAnswer: { text: string } }[]) {
    const heading = page.getByRole("heading", { name, exact: true, includeHidden: true });
    const seen = page.locator("details").filter({ has: heading });
    await expect(seen).toContainText(acceptedAnswer.text);
  }
});

test("the page is in the sitemap and in the footer", async ({ page, request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/service</loc>");
  await page.goto("/service");
  await expect(page.getByRole("contentinfo").locator('a[href="/service"]')).toBeAttached();
});

test("nothing of it stands in the way of anyone", async ({ page }) => {
  await page.goto("/service");
  await expectAccessible(page, "questions and service");
});

test("on paper every table is whole", { tag: "@once" }, async ({ page }) => {
  await page.goto("/service");
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  const text = sheets.map((sheet) => sheet.text).join("");
  for (const words of ["断开后3min内", "何时来电", "三相电压正常仍报", "按次序合闸仍报", SITE.afterSalesLine])
    expect(text).toContain(words);
  expect(sheets.length).toBeLessThanOrEqual(14);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  test("questions, codes and parts are there, and the anchors lead to them", async ({ page }) => {
    await page.goto("/service#q-discharge-time");
    const question = page.getByRole("heading", { name: "电容器停电后多久可以触摸？" });
    await expect(question).toBeInViewport();
    await question.click();
    await expect(page.getByText("3 min 内把端电压降到 75 V 以下")).toBeVisible();
    await page.locator("#faults-smart-capacitor > summary").press("Enter");
    await expect(page.getByRole("rowheader", { name: "E07", exact: true })).toBeVisible();
    await page.locator("#parts summary", { hasText: "传感器与探测器" }).press("Enter");
    await expect(page.getByRole("rowheader", { name: "ER14250电池" })).toBeVisible();
  });
});
