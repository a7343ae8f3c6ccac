import config from "@/playwright.config";
import { firstId } from "./content";
import { expect, test } from "./site";

// Playwright disables the bfcache by default.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

// Headless Chromium, which the gate uses, has no bfcache.
const back = { tag: "@all" };
test(
  "the back button returns to a list, a product, a search and a form as they were, without loading them again",
  back,
  async ({ page, store }) => {
    for (const path of [
      "/news",
      `/newdetail/${firstId(store, "products")}`,
      `/product_type_list/33?title=${encodeURIComponent("电容")}`,
      "/contact",
    ]) {
      await page.goto(path);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.documentElement.dataset.cameBack = String(persisted);
        });
      });
      await page.goto("/privacy");
      await page.evaluate(() => history.back());
      await expect(page.locator("html"), path).toHaveAttribute("data-came-back", "true");
    }
  },
);
