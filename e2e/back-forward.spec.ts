import config from "@/playwright.config";
import { expect, test } from "./site";

// Playwright turns the browser's back/forward cache off, unless it is told not to.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

for (const [kind, path] of [
  ["a list", "/news"],
  ["a product", "/newdetail/1001"],
  ["a search", `/product_type_list/33?title=${encodeURIComponent("电容")}`],
  ["a form", "/contact"],
]) {
  test(
    `back leads to ${kind} as it was left, without loading it again`,
    { tag: "@once" },
    async ({ page }) => {
      await page.goto(String(path));
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.cameBack = String(persisted);
        });
      });
      await page.goto("/privacy");
      await page.evaluate(() => history.back());
      await expect(page.locator("html")).toHaveAttribute("data-came-back", "true");
    },
  );
}
