import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./site";

const inHeader = (page: Page) => page.getByRole("search", { name: "搜索全站" });

test("a model typed in the header finds its product first", async ({ page }) => {
  await page.goto("/index");
  await page.getByRole("search", { name: "搜索全站" }).getByRole("combobox").fill("pm96e");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=pm96e");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("搜索“pm96e”");
  const first = page.getByRole("list", { name: "搜索结果" }).getByRole("listitem").first();
  await expect(first.getByRole("link")).toContainText("LH-PM96E");
  await first.getByRole("link").click();
  await expect(page).toHaveURL(/\/newdetail\/\d+$/);
});

test("results are counted by kind, and a kind can be looked at by itself", async ({ page }) => {
  await page.goto("/search?q=补偿");
  const kinds = page.getByRole("navigation", { name: "结果的种类" });
  const [, count] = /工程案例 (\d+)/.exec((await kinds.textContent()) ?? "") ?? [];
  await kinds.getByRole("link", { name: /^工程案例/ }).click();
  await expect(page.getByRole("list", { name: "搜索结果" }).getByRole("listitem")).toHaveCount(
    Math.min(Number(count), 20),
  );
  await expect(page.getByRole("list", { name: "搜索结果" }).getByText("工程案例").first()).toBeVisible();
  await expectAccessible(page, "results");
});

test("where nothing is found, the page says what it may have been and whom to ask", async ({ page }) => {
  await page.goto("/search?q=LH-PM69E");
  await expect(page.getByText("没有找到“LH-PM69E”。")).toBeVisible();
  const nearest = page.getByRole("heading", { name: "您是不是要找" }).locator("..");
  await expect(nearest.getByRole("link").first()).toContainText("LH-PM96E");
  await expect(page.getByRole("main").getByRole("link", { name: "在线咨询" }).first()).toBeVisible();
  await expectAccessible(page, "nothing found");
});

test("a search stays out of search engines, and words that are code stay words", async ({
  page,
  request,
}) => {
  const answer = await request.get("/search?q=%3Cscript%3Ealert(1)%3C/script%3E%22%27*");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/name="robots" content="noindex/);
  await page.goto("/search?q=%3Cb%3E%22NEAR(%00");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<b>");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, and the magnifier a link to it", async ({ page, isMobile }) => {
    await page.goto("/about");
    if (isMobile) await page.getByRole("banner").first().getByRole("link", { name: "搜索" }).tap();
    const form = isMobile ? page.getByRole("main").getByRole("search") : inHeader(page);
    await form.getByRole("searchbox").fill("pm96e");
    await form.getByRole("button", { name: "搜索" }).click();
    await expect(page).toHaveURL("/search?q=pm96e");
  });
});

test("what is not found is counted, by its words alone", async ({ request, store }) => {
  for (const words of ["没有的词甲", "没有的词甲", "没有 13800138000"])
    await request.get(`/search?q=${encodeURIComponent(words)}`);
  const stored = () =>
    store.prepare("SELECT words, times FROM search_misses WHERE words LIKE '没有%'").raw().all();
  await expect.poll(stored).toEqual([["没有的词甲", 2]]);
});

test("what has one answer gets it above the hits, with the page that says so", async ({ page }) => {
  await page.goto("/search?q=CT 变比 怎么选");
  const answer = page.getByRole("region", { name: "CT 变比怎么选？" });
  await expect(answer).toContainText("60%~80%");
  await expect(answer.getByRole("link", { name: /LH-KCT/ })).toHaveAttribute("href", "/newdetail/1075");
  await page.goto("/search?q=PM96E 开孔");
  const fact = page.getByRole("region", { name: "LH-PM96E 三相多功能电力仪表" });
  await expect(fact.getByRole("definition")).toContainText("92 mm×92 mm");
  await expectAccessible(page, "an answer");
  const source = fact.getByRole("link", { name: "LH-PM96E 规格参数" });
  await expect(source).toHaveAttribute("href", /^\/newdetail\/\d+#specs$/);
});

test("a code on a display is answered with what is safe, what to do and whom to call", async ({ page }) => {
  await page.goto("/search?q=SVG F10");
  const answer = page.getByRole("region", { name: "F10 风机故障（SVG、APF与不平衡调节装置）" });
  await expect(answer).toContainText("动手之前：");
  await expect(answer).toContainText("停机断电，等待、验电、放电后清异物、查插头，换同型号风机");
  await expect(page.getByText("没有找到“SVG")).toBeHidden();
  await expectAccessible(page, "a fault code");
  await answer.getByRole("link", { name: "故障代码" }).click();
  await expect(page).toHaveURL("/service#faults-svg-apf");
  await page.goto("/search?q=A03");
  await expect(page.getByRole("region", { name: /^A0/ })).toHaveCount(3);
});

test("papers, tools and services are found by their names", async ({ page }) => {
  const places = page.getByRole("navigation", { name: "直达页面" });
  for (const [asked, href] of [
    ["资料下载", "/downloads"],
    ["CAD图纸", "/downloads?kind=drawing"],
    ["计算器", "/tools/kvar"],
    ["保修", "/service#repair"],
  ]) {
    await page.goto(`/search?q=${asked}`);
    await expect(places.getByRole("link").first()).toHaveAttribute("href", href ?? "");
  }
  await page.goto("/search?q=LH-PM96E 寄存器");
  await places.getByRole("link", { name: "LH-PM96E 通信寄存器" }).click();
  await expect(page).toHaveURL(/\/newdetail\/\d+#registers$/);
  await expect(page.getByRole("heading", { name: "通信寄存器" }).first()).toBeInViewport();
});
