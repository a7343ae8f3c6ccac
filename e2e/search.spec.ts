import { expectAccessible } from "./accessible";
import { expect, test } from "./site";

test(
  "a model typed in the header finds its product first, without scripts too",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/index");
    await page.getByRole("search", { name: "搜索全站" }).getByRole("searchbox").fill("pm96e");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=pm96e");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("搜索“pm96e”");
    const first = page.getByRole("list", { name: "搜索结果" }).getByRole("listitem").first();
    await expect(first.getByRole("link")).toContainText("LH-PM96E");
    await first.getByRole("link").click();
    await expect(page).toHaveURL(/\/newdetail\/\d+$/);
  },
);

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
