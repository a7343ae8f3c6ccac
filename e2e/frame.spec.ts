import type { Page } from "@playwright/test";
import { nameOf } from "./content";
import { hrefs, readPage, words } from "./read-page";
import { NOWHERE } from "./routes";
import { expect, test } from "./site";

const GUIDE = "/styleguide";
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主导航" });
const phoneMenu = (page: Page) => page.getByRole("dialog", { name: "菜单" });

test(
  "the footer links to every family; phones expand its groups",
  { tag: ["@phone", "@all"] },
  async ({ page, store, isMobile }) => {
    await page.goto(GUIDE);
    const footer = page.getByRole("contentinfo");
    const family = footer.getByRole("link", { name: nameOf(store, 33), exact: true });
    if (isMobile) {
      await expect(family).toBeHidden();
      await footer.getByText("产品", { exact: true }).filter({ visible: true }).tap();
    }
    await expect(family).toBeVisible();
  },
);

test.describe("without scripts", () => {
  // The browser reports the blocked scripts.
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$/] });

  test(
    "the menus open, and every tab's content is on the page under its name",
    { tag: "@phone" },
    async ({ page, isMobile }) => {
      await page.goto(GUIDE);
      for (const name of ["产品概述", "接线与安装", "订货方式"])
        await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page.getByText("订货的内容。")).toBeVisible();
      if (isMobile) {
        await page.getByRole("button", { name: "打开菜单" }).tap();
        await phoneMenu(page).getByText("新闻中心", { exact: true }).tap();
        await expect(phoneMenu(page).getByRole("link", { name: "行业资讯" })).toBeVisible();
      } else {
        await mainMenu(page).getByRole("link", { name: "新闻中心", exact: true }).hover();
        await expect(mainMenu(page).getByRole("link", { name: "行业资讯" })).toBeVisible();
      }
    },
  );
});

test.describe("while a page still comes", () => {
  test.use({
    javaScriptEnabled: false,
    expectedFaults: [/preloaded using|404|\.js csp$|Did not find element expected/],
  });

  test("the footer is in its final place, also on the shortest page", { tag: "@all" }, async ({ page }) => {
    const top = async () => (await page.getByRole("contentinfo").boundingBox())?.y;
    await page.goto(NOWHERE);
    const whole = await top();
    await page.route(`**${NOWHERE}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const begin = html.slice(0, html.indexOf("<footer"));
      await route.fulfill({ response, body: `${begin}<footer ${/<footer ([^>]*)>/.exec(html)?.[1]}>` });
    });
    await page.goto(NOWHERE);
    expect(await top()).toBe(whole);
  });
});

test("an unknown address is a 404 with help", async ({ request }) => {
  const page = await readPage(request, NOWHERE, 404);
  const main = page.querySelector("main") ?? page;
  expect(words(main, "h1")).toBe("页面不存在");
  expect(main.querySelector("form[role=search]")?.getAttribute("action")).toBe("/search");
  expect(hrefs(main, "产品中心")).toContain("/product_centers");
});
