import { expect, test } from "./site";

test("a tab pressed before the page's scripts have come opens once they have", async ({ page }) => {
  let deliver = () => {};
  const wanted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    if (route.request().resourceType() === "script") await wanted;
    await route.continue();
  });
  const alive = page.goto("/newdetail/1001");

  const wiring = page.getByRole("tab", { name: "接线方式" });
  await wiring.click();
  await expect(wiring).toHaveAttribute("aria-selected", "false");
  deliver();
  await alive;
  await expect(wiring).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "接线方式" })).toBeVisible();
});
