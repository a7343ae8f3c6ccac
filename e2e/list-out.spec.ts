import { readFile } from "node:fs/promises";
import type { APIRequest, Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { strFromU8, unzipSync } from "fflate";
import { readCsv } from "@/lib/text/test-csv";
import { expectAccessible } from "./accessible";
import { goods, lines, listOfTwo } from "./cart-page";
import { list, order, someProducts } from "./inquiry-page";
import { hrefs, named, readPage, words } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

/** Names the project of the page's list, and checks its files. */
async function nameIt(page: Page, project: string) {
  const out = page.getByRole("region", { name: "带走清单" });
  await out.getByLabel("项目名称（选填）").fill(project);
  await out.getByRole("button", { name: "保存名称" }).click();
  await expect(out.getByLabel("项目名称（选填）")).toHaveValue(project);
  const links = await out
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.slice(0, 2)).toEqual(["/cart/list.xlsx", "/cart/list.csv"]);
}

async function sheetOf(page: Page) {
  const files = unzipSync(await (await page.request.get("/cart/list.xlsx")).body());
  return strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
}

test(
  "on a phone a list is named, and downloaded as csv and xlsx",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    const { code, second } = goods();
    await listOfTwo(page);
    await nameIt(page, "=澜州二期");
    await expectAccessible(page, "a list to take along");

    const answer = await page.request.get("/cart/list.csv");
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
    const rows = readCsv(await answer.text());
    expect(rows).toContainEqual(["项目名称", "'=澜州二期"]);
    expect(rows.slice(-2).map((row) => [row[1], row[4]])).toEqual([
      [code, "2"],
      [second.model, "3"],
    ]);
    expect(await sheetOf(page)).toContain(`>${code}<`);
  },
);

test(
  "a list of ten lines is named, downloaded as csv and xlsx, and prints on one sheet under its project",
  { tag: "@all" },
  async ({ page, store }) => {
    const products = someProducts(store, 10);
    await list(page.request, products);
    await page.goto("/cart");
    await nameIt(page, "=澜州配电房改造");
    const rows = readCsv(await (await page.request.get("/cart/list.csv")).text());
    expect(rows).toContainEqual(["项目名称", "'=澜州配电房改造"]);
    expect(rows.slice(-10).map((row) => [row[1], row[4]])).toEqual(products.map(({ model }) => [model, "3"]));
    expect(await sheetOf(page)).toContain(`>${products[9]?.model}<`);
    await page.getByRole("link", { name: "打印", exact: true }).click();
    await expect(page.getByRole("heading", { name: "询价清单" })).toBeVisible();
    await expectAccessible(page, "a list to print");
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(1);
    for (const text of ["=澜州配电房改造", products[0]?.model, products[9]?.model, "靠墙安装", "共10种30件"])
      expect(sheets[0]?.text).toContain(text);
    expect(sheets[0]?.text).not.toContain("回到询价单");
  },
);

const SHARED = "a link to the list shows another its codes and quantities, who takes them over";

type Shared = {
  page: Page;
  playwright: { request: APIRequest };
  baseURL: string | undefined;
  store: Database.Database;
};

async function share({ page, playwright, baseURL, store }: Shared) {
  const [first, second] = someProducts(store, 2);
  await list(page.request, [first!, second!]);
  await page.request.post("/cart/change", { form: { do: "project", project: "澜州二期" } });
  await page.goto("/cart");
  await page.getByRole("button", { name: "生成分享链接" }).click();
  await expect(page).toHaveURL(/\/cart\?copy=[0-9a-f]{32}$/);
  await expect(page.getByRole("main")).toContainText("（90 天）");
  await expectAccessible(page, "a list that is shared");

  // Another, without script.
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await other.post("/api/carts", { form: { product_id: String(first!.id), quantity: "1" } });
  expect((await other.get(page.url())).headers()["cache-control"]).toBe("private, no-store");
  const shown = await readPage(other, page.url());
  expect(words(shown)).toContain(second!.model);
  for (const secret of ["澜州二期", "靠墙安装"])
    expect(shown.documentElement.outerHTML).not.toContain(secret);
  const [button] = named(shown, "form[action='/cart/change'] button", "加入我的询价单");
  const copy = button?.closest("form")?.querySelector("input[name=copy]")?.getAttribute("value") ?? "";
  const form = { copy, do: button?.getAttribute("value") ?? "" };
  expect((await other.post("/cart/change", { form, maxRedirects: 0 })).headers().location).toBe("/cart");
  const { data } = await (await other.get("/api/carts")).json();
  expect(data.data).toMatchObject([
    { model: first!.model, quantity: 4, note: "" },
    { model: second!.model, quantity: 3, note: "" },
  ]);
  const none = await readPage(other, `/cart?copy=${"0".repeat(32)}`);
  expect(words(none)).toContain("这个分享链接已经失效");
  await other.dispose();
}

test(SHARED, { tag: "@all" }, ({ page, playwright, baseURL, store }) =>
  share({ page, playwright, baseURL, store }),
);
test(`on a phone ${SHARED}`, { tag: ["@phone-only", "@all"] }, ({ page, playwright, baseURL, store }) =>
  share({ page, playwright, baseURL, store }),
);

test("an order is downloaded by its sender with notes and project, by others without", async ({
  request,
  playwright,
  baseURL,
  store,
}) => {
  const { receipt } = await order(request, someProducts(store, 2));
  store.prepare("UPDATE orders SET project = '澜州二期' WHERE number = ?").run(receipt.split("/").at(-1));
  const page = await readPage(request, receipt);
  expect(words(page)).toContain("项目名称：澜州二期");
  expect(words(page)).toContain("要再看这份询价单：收藏本页网址");
  expect(hrefs(page, "下载 CSV")).toEqual([`${receipt}/list.csv`]);
  const own = await (await request.get(`${receipt}/list.csv`)).text();
  for (const text of ["澜州二期", "靠墙安装"]) expect(own).toContain(text);
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const answer = await other.get(`${receipt}/list.csv`);
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const shown = await answer.text();
  expect(shown).toContain("LH-");
  for (const text of ["澜州二期", "靠墙安装"]) expect(shown).not.toContain(text);
  expect((await other.get("/cart/list.csv")).status()).toBe(404);
  await other.dispose();
});

test(
  "the files of all products are in one ZIP, each product in its folder",
  { tag: "@all" },
  async ({ request, store, playwright, baseURL }) => {
    const products = someProducts(store, 2);
    const { receipt, number } = await order(request, products);
    const [button] = named(await readPage(request, receipt), "button", "全部资料（ZIP）");
    const asked = button?.closest("form");
    expect(asked?.querySelector("input[name=number]")?.getAttribute("value")).toBe(number);
    const answer = await request.post(asked?.getAttribute("action") ?? "", { form: { number } });
    expect(answer.headers()["content-disposition"]).toMatch(/^attachment; /);
    const names = Object.keys(unzipSync(await answer.body()));
    for (const { model } of products) expect(names).toContain(`${model}/${model}-datasheet.pdf`);
    const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const empty = await other.post("/cart/files", { maxRedirects: 0 });
    expect(empty.headers().location).toBe("/cart?fault=nothing");
    await other.dispose();
  },
);

test(
  "全部资料（ZIP） on the list downloads the files of its products",
  { tag: ["@phone", "@all"] },
  async ({ page }) => {
    const { model, second } = goods();
    await listOfTwo(page);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "全部资料（ZIP）" }).click();
    const files = unzipSync(await readFile(await (await saved).path()));
    for (const name of [model, second.model]) {
      const sheet = files[`${name}/${name}-datasheet.pdf`] ?? new Uint8Array();
      expect(strFromU8(sheet.subarray(0, 5)), name).toBe("%PDF-");
    }
    await expect(lines(page)).toHaveCount(2);
  },
);
