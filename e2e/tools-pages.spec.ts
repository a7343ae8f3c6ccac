import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { shiftsOf, watchShifts } from "./shifts";
import { expect, test } from "./site";
import { TOOLS, KVAR, HARMONICS, METER, EXAMPLE } from "./tools-page";

/** Pages of an A4 sheet as it would be printed. */
async function sheets(page: Page) {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return paper.match(/\/Type \/Page\b/g)?.length;
}

test("the empty form is for search engines, an answer to one visitor is not", async ({ page }) => {
  for (const path of TOOLS) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.goto(`${path}?sn=500&x=10`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
  }
});

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

test("the calculators stand in the menu of the solutions", async ({ page }) => {
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

test("a calculation prints on one sheet, with a code of its address", async ({ page }) => {
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
});
