import type { Page } from "@playwright/test";
import { below, completeProduct, seriesOf } from "./content";
import { expect, test } from "./site";

/** Delays the page's scripts until released. */
async function holdScripts(page: Page) {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (route.request().resourceType() === "script") await wanted;
    await route.continue();
  });
  return () => deliver();
}

test("a tab clicked before the page's scripts have loaded opens once they have", async ({ page, store }) => {
  const deliver = await holdScripts(page);
  await page.goto(`/newdetail/${completeProduct(store).id}`);

  const wiring = page.getByRole("tab", { name: "接线方式" });
  await wiring.click();
  await expect(wiring).toHaveAttribute("aria-selected", "false");
  deliver();
  await expect(wiring).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "接线方式" })).toBeVisible();
});

test("the menu opens under a pointer that was on it before the scripts loaded", async ({ page, store }) => {
  const deliver = await holdScripts(page);
  const series = below(store, 33)[0]?.name ?? "";
  await page.goto("/newsPage");
  const menu = page.getByRole("navigation", { name: "主导航" });
  await menu.getByRole("link", { name: "产品中心", exact: true }).hover();
  await expect(menu.getByRole("link", { name: series, exact: true })).toBeHidden();
  deliver();
  await expect(menu.getByRole("link", { name: series, exact: true })).toBeVisible();
});

test(
  "a choice in the product menu is stored and restored before the scripts have loaded",
  { tag: "@all" },
  async ({ page, store }) => {
    const { second, third } = seriesOf(store, 49);
    const choice = `/product_type_list/49?sid=${second.id}&kid=${third.id}`;
    await page.route("**/_next/static/chunks/**", (route) =>
      route.request().resourceType() === "script" ? route.abort() : route.continue(),
    );
    await page.goto(choice);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(third.name);
    await page.goto("/newsPage");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻中心");
    await page.goto("/product_type_list/49");
    await expect(page).toHaveURL(choice);
  },
);

test.use({ actsEarly: true, expectedFaults: [/net::ERR_FAILED|Failed to load resource/] });
