import type { Database } from "better-sqlite3";
import { expect, test } from "./site";

type Used = { case: string; product: number; title: string };
/** The first case of public buildings with the first product that it used. */
const firstUsed = (store: Database) =>
  store
    .prepare(
      `SELECT cases.title AS "case", products.id AS product, products.title FROM cases
       JOIN case_products ON case_products."case" = cases.id JOIN products ON products.id = case_products.product
       WHERE cases.type = 27 AND cases.image <> ''
       ORDER BY cases.sort DESC, cases.createtime DESC, cases.id DESC, products.id LIMIT 1`,
    )
    .get() as Used;

test("a case's products lead to their pages, which show the case; its card is no link", async ({
  page,
  store,
}) => {
  const used = firstUsed(store);
  await page.goto("/buildings");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: used.case }) });
  await expect(card.getByRole("heading").getByRole("link")).toHaveCount(0);
  await card.getByRole("link", { name: used.title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/newdetail/${used.product}$`));
  await expect(
    page
      .locator("#cases")
      .getByRole("link", { name: /^查看大图/ })
      .first(),
  ).toBeVisible();
});

test("a product leads to a solution that names it, which leads back and to cases with its products", async ({
  page,
  store,
}) => {
  const found = store
    .prepare(
      `SELECT products.id FROM products JOIN solutions ON instr(solutions.maincontent, products.model || '、') > 0
       WHERE products.model <> '' ORDER BY products.id LIMIT 1`,
    )
    .pluck();
  const product = Number(found.get());
  await page.goto(`/newdetail/${product}`);
  const solutions = page.locator("#solutions");
  await expect(solutions.getByRole("heading", { level: 2 })).toHaveText("相关方案");
  await solutions.getByRole("listitem").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/cm_detail\/\d+$/);
  await expect(page.getByRole("heading", { name: "相关工程案例" })).toBeVisible();
  await expect(page.locator(`main a[href="/newdetail/${product}"]`).first()).toBeAttached();
});

test("news that tell of a product and its page lead to each other", async ({ page, store }) => {
  const { article, product } = store
    .prepare(
      `SELECT news.id AS article, products.id AS product FROM news JOIN products
       ON products.model <> '' AND instr(news.title || news.maincontent, products.model) > 0
       ORDER BY length(products.model) DESC, news.id DESC LIMIT 1`,
    )
    .get() as { article: number; product: number };
  await page.goto(`/newdetail/${product}`);
  await page.locator(`:is(#news, #knowledge) a[href="/detail/${article}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/detail/${article}$`));
  await expect(page.locator(`main a[href="/newdetail/${product}"]`).first()).toBeAttached();
});

test("each product has one page for search engines, whichever address it is asked at", async ({
  page,
  store,
}) => {
  const id = Number(store.prepare("SELECT id FROM products LIMIT 1").pluck().get());
  for (const path of ["newdetail", "prod_detail", "product"]) {
    await page.goto(`/${path}/${id}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`/newdetail/${id}$`),
    );
  }
});

test("the two ways in which products are grouped are told apart in words", async ({ page }) => {
  await page.goto("/prod_type41");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "按应用查找" })).toBeVisible();
  await expect(main.getByRole("navigation", { name: "按装置类型" })).toBeVisible();
  for (const by of ["按应用", "按装置类型"])
    await expect(page.locator("header").getByText(by, { exact: true })).toHaveCount(1);
  await page.goto("/product_centers");
  await expect(main.getByRole("heading", { name: "按应用浏览" })).toBeVisible();
});
