import { expect, test } from "@playwright/test";
import { gradeAnswer } from "./observatory";
import { ask } from "./wire";

const UNKNOWN = [
  "/nowhere",
  "/newdetail/987654321",
  "/newdetail/987654321/registers",
  "/newdetail/987654321/revisions",
  "/prod_detail/987654321",
  "/product/987654321",
  "/detail/x",
  "/detail/987654321",
  "/cm_detail/987654321",
  "/product_type_list/99999",
  "/product_type_list/99999?title=x",
  "/sitemap/nothing-1.xml",
  "/media/nothing.webp",
];

for (const path of UNKNOWN)
  test(`${path} is a 404 with a message, a search and links in the served HTML`, async () => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    const text = body.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(text).toMatch(/<h1[^>]*>页面不存在<\/h1>/);
    expect(text).toContain('role="search"');
    for (const way of ["/index", "/product_centers", "/contact"]) expect(text).toContain(`href="${way}"`);
    expect(text).toContain('href="tel:');
    expect(text).toMatch(/<meta name="robots" content="noindex/);
    expect(gradeAnswer(headers).score).toBeGreaterThanOrEqual(130);
  });

test("an unknown product is reported at once, without JavaScript, in the site's frame", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env.BASE_URL}/newdetail/987654321`);
  await expect(page.getByRole("heading", { name: "页面不存在" })).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("电容器");
  await page.getByRole("main").getByRole("button", { name: "搜索" }).click();
  await expect(page).toHaveURL(/^[^?]*\/search\?q=/);
  await context.close();
});
