import { firstId } from "./content";
import { expect, test } from "./site";

const PAGES = { newdetail: "products", cm_detail: "solutions", detail: "news" } as const;

for (const [path, table] of Object.entries(PAGES))
  test(`a visitor takes the address of /${path} along, for the clipboard or a phone`, async ({
    page,
    context,
    store,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/${path}/${firstId(store, table)}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.getByRole("button", { name: "复制链接" }).click();
    await expect(page.getByText("已复制")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await page.getByText("手机扫码打开").click();
    await expect(page.locator("main").getByRole("img", { name: "本页地址的二维码" })).toBeVisible();
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the QR code is there all the same, the button is not", async ({ page, store }) => {
    await page.goto(`/detail/${firstId(store, "news")}`);
    await page.getByText("手机扫码打开").click();
    await expect(page.locator("main").getByRole("img", { name: "本页地址的二维码" })).toBeVisible();
    await expect(page.getByRole("button", { name: "复制链接" })).toBeHidden();
  });
});
