import { encode } from "uqr";
import { codePath } from "@/lib/qr-path";
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
    await expect(page.getByRole("img", { name: "本页地址的二维码" }).locator("path")).toBeVisible();
    const { data } = encode(String(canonical), { ecc: "M", border: 2 });
    expect(await page.locator("#page-code path").getAttribute("d")).toBe(codePath(data));
  },
);

for (const [path, table] of Object.entries(PAGES))
  test(`the address of /${path} can be shared, like that of every such page`, async ({ request, store }) => {
    const page = await readPage(request, `/${path}/${firstId(store, table)}`);
    expect(named(page, "main button", "复制链接")).toHaveLength(1);
    expect(named(page, "main button", "手机扫码打开")).toHaveLength(1);
  });

test("on a phone no QR code is offered", { tag: "@phone-only" }, async ({ page, store }) => {
  await page.goto(`/newdetail/${firstId(store, "products")}`);
  await expect(page.getByRole("button", { name: "复制链接" })).toBeVisible();
  await expect(page.getByText("手机扫码打开")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no button is shown that would do nothing", async ({ page, store }) => {
    await page.goto(`/detail/${firstId(store, "news")}`);
    await expect(page.getByRole("button", { name: "复制链接" })).toBeHidden();
    await expect(page.getByRole("button", { name: "手机扫码打开" })).toBeHidden();
  });
});
