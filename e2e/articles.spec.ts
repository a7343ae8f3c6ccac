import type { Database } from "better-sqlite3";
import { NEWS_TYPE, PAGE_SIZE, SOLUTION_TYPE } from "@/lib/catalog";
import { countOf, firstId } from "./content";
import { expect, test } from "./site";

const COMPANY = `type = ${NEWS_TYPE.company}`;

/** A solution whose text names a product by its model. */
const namingProduct = (store: Database) =>
  store
    .prepare(
      `SELECT s.id, s.type FROM solutions s JOIN products p ON p.model <> '' AND instr(s.maincontent, p.model) > 0
       ORDER BY s.id`,
    )
    .get() as { id: number; type: number };

test.describe("articles", () => {
  test("返回 goes back to where the visitor came from", async ({ page }) => {
    await page.goto("/Companynew?page=2");
    const card = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const title = (await card.textContent()) ?? "";
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/Companynew?page=2");
  });

  test("返回 goes to the list for those who came from elsewhere", async ({ page, store }) => {
    await page.goto(`/cm_detail/${firstId(store, "solutions", `type = ${SOLUTION_TYPE.breeding}`)}`);
    await page.getByRole("link", { name: "返回", exact: true }).click();
    await expect(page).toHaveURL("/cm_agriculture");
  });

  test("previous and next walk from company to industry news and back", async ({ page, store }) => {
    const company = `/detail/${firstId(store, "news", COMPANY)}`;
    await page.goto(company);
    const walk = page.getByRole("navigation", { name: "上下篇" });
    await walk.getByRole("link", { name: /^上一篇/ }).click();
    await expect(page).not.toHaveURL(company);
    await walk.getByRole("link", { name: /^下一篇/ }).click();
    await expect(page).toHaveURL(company);
    await page.goto(`/detail/${firstId(store, "news", `type = ${NEWS_TYPE.industry}`)}`);
    await expect(page.getByRole("navigation", { name: "面包屑" })).toContainText("行业资讯");
  });

  test("industry cards lead nowhere, company cards to their article", async ({ page, store }) => {
    await page.goto("/news");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link")).toHaveCount(0);
    await page.goto("/Companynew");
    await expect(page.getByRole("main").locator("h2 a[href^='/detail/']")).toHaveCount(
      Math.min(PAGE_SIZE.news, countOf(store, "news", COMPANY)),
    );
  });

  test("a solution has three pictures, its products and more of its field", async ({ page, store }) => {
    const { id, type } = namingProduct(store);
    await page.goto(`/cm_detail/${id}`);
    const carousel = page.getByRole("group", { name: /图片$/ });
    await expect(carousel.locator("[aria-roledescription=幻灯片]")).toHaveCount(3);
    await expect(page.getByRole("main").locator("a[href^='/newdetail/']").first()).toBeVisible();
    await expect(page.getByRole("main").locator("h3 a[href^='/cm_detail/']")).toHaveCount(
      Math.min(4, countOf(store, "solutions", `type = ${type}`) - 1),
    );
  });
});
