import { ADD, field, fill, message, open, stored, submit } from "./contact-page";
import { expect, test } from "./site";

test.describe("a network that fails", () => {
  test.use({ expectedFaults: [/^request: .*Message\/add|^console: Failed to load resource|^answer: 429/] });

  test(
    "shows a message on the page without a toast, and keeps typed text",
    { tag: "@all" },
    async ({ page }) => {
      const sent = message();
      await page.route(ADD, (route) => route.abort("connectionfailed"));
      await open(page);
      await fill(page, sent);
      await submit(page).click();
      await expect(page.getByRole("form").getByText("网络不稳定，请稍后再试")).toBeVisible();
      await expect(page.getByText("网络不稳定，请稍后再试")).toHaveCount(1);
      await expect(field(page, "姓名")).toHaveValue(sent.name);
    },
  );

  test("a message sent again after its response was lost is stored once", async ({ page, store }) => {
    const sent = message();
    let calls = 0;
    await page.route(ADD, async (route) => {
      if (calls++ > 0) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await open(page);
    await fill(page, sent);
    await submit(page).click();
    await expect(page.getByText("网络不稳定，请稍后再试")).toBeVisible();
    await submit(page).click();
    await expect(page.getByText("提交成功").first()).toBeVisible();
    expect(stored(store, sent)).toHaveLength(1);
  });

  test("a rate limit is reported on the page", { tag: "@all" }, async ({ page }) => {
    const msg = "提交过于频繁，请稍后再试";
    await page.route(ADD, (route) => route.fulfill({ status: 429, json: { code: 429, msg, data: null } }));
    await open(page);
    await fill(page, message());
    await submit(page).click();
    await expect(page.getByText(msg)).toHaveCount(1);
  });
});
