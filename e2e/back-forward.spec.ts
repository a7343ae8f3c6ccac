import type { Database } from "better-sqlite3";
import config from "@/playwright.config";
import { firstId } from "./content";
import { expect, test } from "./site";

// Playwright turns the browser's back/forward cache off, unless it is told not to.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const [kind, path] of [
  ["a list", () => "/news"],
  ["a product", (store: Database) => `/newdetail/${firstId(store, "products")}`],
  ["a search", () => `/product_type_list/33?title=${encodeURIComponent("电容")}`],
  ["a form", () => "/contact"],
] as const) {
  test(`back leads to ${kind} as it was left, without loading it again`, async ({ page, store }) => {
    await page.goto(path(store));
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      });
    });
    await page.goto("/privacy");
    await page.evaluate(() => history.back());
    await expect(page.locator("html")).toHaveAttribute("data-came-back", "true");
  });
}
