import { firstId } from "./content";
import { named, readPage } from "./read-page";
import { expect, test } from "./site";

const PAGES = { newdetail: "products", cm_detail: "solutions", detail: "news" } as const;

test(
  "a visitor can share a page's address by clipboard or QR code",
  { tag: "@all" },
  async ({ page, context, store }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/newdetail/${firstId(store, "products")}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.getByRole("button", { name: "复制链接" }).click();
    await expect(page.getByText("已复制")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
    await page.getByText("手机扫码打开").click();
    await expect(page.locator("main").getByRole("img", { name: "本页地址的二维码" })).toBeVisible();
  },
);

for (const [path, table] of Object.entries(PAGES))
  test(`the address of /${path} can be shared, like that of every such page`, async ({ request, store }) => {
    const page = await readPage(request, `/${path}/${firstId(store, table)}`);
    expect(named(page, "main button", "复制链接")).toHaveLength(1);
    expect(page.querySelectorAll('main img[alt="本页地址的二维码"]')).toHaveLength(1);
  });

test("on a phone no QR code is offered", { tag: "@phone-only" }, async ({ page, store }) => {
  await page.goto(`/newdetail/${firstId(store, "products")}`);
  await expect(page.getByRole("button", { name: "复制链接" })).toBeVisible();
  await expect(page.getByText("手机扫码打开")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the QR code is shown, the copy button is not", async ({ page, store }) => {
    await page.goto(`/detail/${firstId(store, "news")}`);
    await page.getByText("手机扫码打开").click();
    await expect(page.locator("main").getByRole("img", { name: "本页地址的二维码" })).toBeVisible();
    await expect(page.getByRole("button", { name: "复制链接" })).toBeHidden();
  });
});
