import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { readCsv } from "@/lib/text/test-csv";
import { expectAccessible } from "./accessible";
import { goods, kept, listOfTwo } from "./cart-page";
import { list, order, someProducts } from "./inquiry-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

test("a list is named, and taken along as csv and xlsx", { tag: "@phone" }, async ({ page }) => {
  const { code, second } = goods();
  await listOfTwo(page);
  const out = page.getByRole("region", { name: "带走清单" });
  await out.getByLabel("项目名称（选填）").fill("=澜州二期");
  await out.getByRole("button", { name: "保存名称" }).click();
  await expect(out.getByLabel("项目名称（选填）")).toHaveValue("=澜州二期");
  await expectAccessible(page, "a list to take along");
  const links = await out
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.slice(0, 2)).toEqual(["/cart/list.xlsx", "/cart/list.csv"]);

  const answer = await page.request.get("/cart/list.csv");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const rows = readCsv(await answer.text());
  expect(rows).toContainEqual(["项目名称", "'=澜州二期"]);
  expect(rows.slice(-2).map((row) => [row[1], row[4]])).toEqual([
    [code, "2"],
    [second.model, "3"],
  ]);
  const sheet = unzipSync(await (await page.request.get("/cart/list.xlsx")).body())[
    "xl/worksheets/sheet1.xml"
  ];
  expect(strFromU8(sheet ?? new Uint8Array())).toContain(`>${code}<`);
});

test("a list of ten lines prints on one sheet under its project", async ({ page, store }) => {
  const products = someProducts(store, 10);
  await list(page.request, products);
  await page.request.post("/cart/change", { form: { do: "project", project: "澜州配电房改造" } });
  await page.goto("/cart");
  await page.getByRole("link", { name: "打印", exact: true }).click();
  await expect(page.getByRole("heading", { name: "询价清单" })).toBeVisible();
  await expectAccessible(page, "a list to print");
  const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets).toHaveLength(1);
  for (const text of ["澜州配电房改造", products[0]?.model, products[9]?.model, "靠墙安装", "共10种30件"])
    expect(sheets[0]?.text).toContain(text);
  expect(sheets[0]?.text).not.toContain("回到询价单");
});

test(
  "a link to the list shows another its codes and quantities, who takes them over",
  { tag: "@phone" },
  async ({ page, browser, baseURL, store }) => {
    const [first, second] = someProducts(store, 2);
    await list(page.request, [first!, second!]);
    await page.request.post("/cart/change", { form: { do: "project", project: "澜州二期" } });
    await page.goto("/cart");
    await page.getByRole("button", { name: "生成分享链接" }).click();
    await expect(page).toHaveURL(/\/cart\?copy=[0-9a-f]{32}$/);
    await expect(page.getByRole("main")).toContainText("（90 天）");
    await expectAccessible(page, "a list that is shared");

    const other = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const theirs = await other.newPage();
    await other.request.post("/api/carts", { form: { product_id: String(first!.id), quantity: "1" } });
    const answer = await theirs.goto(page.url());
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    const html = (await answer?.text()) ?? "";
    expect(html).toContain(second!.model);
    for (const secret of ["澜州二期", "靠墙安装"]) expect(html).not.toContain(secret);
    await theirs.getByRole("button", { name: "加入我的询价单" }).click();
    await expect(theirs).toHaveURL(/\/cart$/);
    expect((await kept(theirs)).map(([model, , quantity, note]) => [model, quantity, note])).toEqual([
      [first!.model, 4, ""],
      [second!.model, 3, ""],
    ]);
    await theirs.goto(`/cart?copy=${"0".repeat(32)}`);
    await expect(theirs.getByRole("main")).toContainText("这个分享链接已经失效");
    await other.close();
  },
);

test("what was sent is taken along by its sender with notes and project, by another without", async ({
  page,
  playwright,
  baseURL,
  store,
}) => {
  const { receipt } = await order(page.request, someProducts(store, 2));
  store.prepare("UPDATE orders SET project = '澜州二期' WHERE number = ?").run(receipt.split("/").at(-1));
  await page.goto(receipt);
  await expect(page.getByRole("main")).toContainText("项目名称：澜州二期");
  await expect(page.getByRole("main")).toContainText("要再看这份询价单：收藏本页网址");
  await expect(page.getByRole("link", { name: "下载 CSV" })).toHaveAttribute("href", `${receipt}/list.csv`);
  const own = await (await page.request.get(`${receipt}/list.csv`)).text();
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

test("the files of all products come in one package, each in its folder", async ({
  page,
  store,
  playwright,
  baseURL,
}) => {
  const products = someProducts(store, 2);
  const { receipt } = await order(page.request, products);
  await page.goto(receipt);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "全部资料（ZIP）" }).click();
  const file = await (await download).path();
  const names = Object.keys(unzipSync(readFileSync(file)));
  for (const { model } of products) expect(names).toContain(`${model}/${model}-datasheet.pdf`);
  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const empty = await other.post("/cart/files", { maxRedirects: 0 });
  expect(empty.headers().location).toBe("/cart?fault=nothing");
  await other.dispose();
});
