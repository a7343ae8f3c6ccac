import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expectAccessible } from "./accessible";
import { completeProduct, countOf, countProducts, one } from "./content";
import { expect, test } from "./site";

const METER_FAMILY = 49;

test("a model typed into the download centre leads to its ZIP, which holds its files under its name", async ({
  page,
  store,
  request,
}) => {
  const { id } = completeProduct(store);
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
  await page.goto("/downloads");
  await page.getByRole("searchbox", { name: "型号或名称" }).fill(model.toLowerCase());
  await page.getByRole("button", { name: "查找" }).click();
  await expect(page).toHaveURL(`/downloads?q=${model.toLowerCase()}`);
  await expect(page.getByRole("row").nth(1)).toContainText(model);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: `全部 ZIP：${model}`, exact: true }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`${model}.zip`);
  const names = Object.keys(unzipSync(readFileSync(await file.path())));
  expect(names).toEqual(
    expect.arrayContaining(["README.txt", `${model}-datasheet.pdf`, `${model}-outline.dxf`]),
  );
  for (const link of await page.getByRole("row").nth(1).getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
  }
});

test("family and kind are chosen by links with counts, and no screen is too narrow", async ({
  page,
  store,
}) => {
  await page.goto("/downloads");
  const total = countOf(store, "products");
  const choices = page.getByRole("navigation", { name: "筛选资料" });
  await expect(choices.getByRole("link", { name: `数据页 ${total}` })).toBeVisible();
  await expect(choices.getByRole("link", { name: `图纸 DXF ${total} 款` })).toBeVisible();
  await expect(
    page
      .getByText(/PDF ≤ \d+ KB/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByText(/ZIP ≤ \d+ KB|^≤ \d+ KB/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "证书（示例）" })).toContainText("均为示例");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  const family = one<string>(store, "SELECT name FROM categories WHERE id = ?", METER_FAMILY);
  await choices.getByRole("link", { name: `${family} ${countProducts(store, METER_FAMILY)}` }).click();
  const mapped = countOf(
    store,
    "product_categories",
    `category = ${METER_FAMILY} AND product IN (SELECT product FROM product_registers)`,
  );
  await choices.getByRole("link", { name: `通信寄存器 ${mapped}` }).click();
  await expect(page).toHaveURL(`/downloads?family=${METER_FAMILY}&kind=registers`);
  const table = page.getByRole("table", { name: `${family}的资料` });
  await expect(table.locator("tbody tr")).toHaveCount(mapped);
  await expect(table.getByRole("link", { name: /^CSV：/ })).toHaveCount(mapped);
  await expect(table.getByRole("link", { name: /^PDF：/ })).toHaveCount(0);
  await expectAccessible(page, "registers of the meters");
});

test("what nobody has is said to be missing, with a way on", async ({ page }) => {
  await page.goto("/downloads?q=nothing-at-all");
  await expect(page.getByText("没有型号或名称是“nothing-at-all”的产品")).toBeVisible();
  await expect(page.getByRole("link", { name: "在全站搜索" })).toHaveAttribute(
    "href",
    "/search?q=nothing-at-all",
  );
  await expectAccessible(page, "nothing found");
});

test("a product's page leads to its ZIP and to the download centre", async ({ page, store }) => {
  const { id } = completeProduct(store);
  await page.goto(`/newdetail/${id}#documents`);
  const papers = page.getByRole("region", { name: "资料", exact: true });
  await expect(papers.getByRole("link", { name: "下载 ZIP" })).toHaveAttribute(
    "href",
    `/downloads/${id}.zip`,
  );
  await papers.getByRole("link", { name: "资料下载中心" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "资料下载" })).toBeVisible();
});

test("the pages of the centre show every product once", async ({ request, store }) => {
  const shown: number[] = [];
  for (let page = 1; page <= Math.ceil(countOf(store, "products") / 24); page++) {
    const html = await (await request.get(`/downloads?page=${page}`)).text();
    shown.push(...[...html.matchAll(/href="\/downloads\/(\d+)\.zip"/g)].map(([, id]) => Number(id)));
  }
  const ids = store.prepare("SELECT id FROM products").pluck().all() as number[];
  expect(shown.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test("a ZIP is sent in parts and not again where it is known; there is none of an unknown product", async ({
  request,
  store,
}) => {
  const { id } = completeProduct(store);
  const path = `/downloads/${id}.zip`;
  const whole = await request.get(path);
  const body = await whole.body();
  const { etag = "" } = whole.headers();
  expect(whole.headers()["content-type"]).toBe("application/zip");
  const part = await request.get(path, { headers: { range: "bytes=0-3", "if-range": etag } });
  expect([part.status(), (await part.body()).toString("latin1")]).toEqual([206, "PK\x03\x04"]);
  expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
  expect(body.length).toBeLessThan(2_000_000);
  for (const name of ["1.zip", `0${id}.zip`, `${id}.rar`, `${id}/zip`, String(id), "..%2F1001.zip"]) {
    const answer = await request.get(`/downloads/${name}`);
    expect([name, answer.status()]).toEqual([name, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  test("a model is found and its files are there", async ({ page, store }) => {
    const { id } = completeProduct(store);
    const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
    await page.goto("/downloads");
    await page.getByRole("searchbox", { name: "型号或名称" }).fill(model);
    await page.getByRole("button", { name: "查找" }).click();
    await expect(page.getByRole("link", { name: `全部 ZIP：${model}`, exact: true })).toHaveAttribute(
      "href",
      `/downloads/${id}.zip`,
    );
  });
});
