import { completeProduct, one } from "./content";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

test("the product page leads to its data sheet and to the file of it", async ({ page, store, request }) => {
  const { id, title } = completeProduct(store);
  await page.goto(`/newdetail/${id}#documents`);
  await expect(page.getByRole("link", { name: "数据页 PDF" })).toHaveAttribute(
    "href",
    `/datasheet/${id}.pdf`,
  );
  await expect(page.getByRole("link", { name: "下载 PDF" })).toHaveAttribute("href", `/datasheet/${id}.pdf`);
  await page.getByRole("link", { name: "查看数据页" }).click();
  await expect(page).toHaveURL(`/datasheet/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  for (const name of ["规格参数", "外形与安装尺寸", "接线", "订货代码", "执行标准"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  for (const drawing of await page.locator(`img[src^="/drawings/${id}/"]`).all())
    await expect
      .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`/newdetail/${id}$`),
  );

  const file = await request.get(
    (await page.getByRole("link", { name: "下载 PDF" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining(`filename*=UTF-8''`),
  });
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByRole("link", { name: "返回产品" }).click();
  await expect(page).toHaveURL(`/newdetail/${id}`);
});

test("the sheet prints as two filled pages of A4 that say its revision", async ({ page, store }) => {
  // The second has two drawings of its wiring, more than others.
  const twoWays = one<number>(store, "SELECT id FROM products WHERE model = 'LH-PM96E'");
  for (const id of [completeProduct(store).id, twoWays]) {
    const [number, date] = store
      .prepare("SELECT number, date FROM product_revisions WHERE product = ? ORDER BY number DESC")
      .raw()
      .get(id) as [number, string];
    await page.goto(`/datasheet/${id}`);
    const sheets = await readPdf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
    expect(sheets).toHaveLength(2);
    for (const { text, filled } of sheets) {
      expect(text).toContain(`V1.${number - 1}·${date}`);
      expect(filled).toBeGreaterThan(0.4);
    }
  }
});

test("a file is sent in parts, not again where it is known, and the same to everybody", async ({
  request,
  store,
}) => {
  const path = `/datasheet/${completeProduct(store).id}.pdf`;
  const whole = await request.get(path);
  const body = await whole.body();
  const { etag = "", "content-length": length } = whole.headers();
  expect(Number(length)).toBe(body.length);
  const part = await request.get(path, { headers: { range: "bytes=100-199", "if-range": etag } });
  expect([part.status(), part.headers()["content-range"]]).toEqual([206, `bytes 100-199/${body.length}`]);
  expect((await part.body()).equals(body.subarray(100, 200))).toBe(true);
  expect((await request.get(path, { headers: { range: `bytes=${body.length}-` } })).status()).toBe(416);
  expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("ten sheets at once are all made, and pages are answered meanwhile", async ({ request, store }) => {
  const ids = store.prepare("SELECT id FROM products ORDER BY id DESC LIMIT 10").pluck().all() as number[];
  let isDone = false;
  const sheets = Promise.all(ids.map((id) => request.get(`/datasheet/${id}.pdf`))).finally(
    () => (isDone = true),
  );
  while (!isDone) expect((await request.get("/index")).status()).toBe(200);
  for (const sheet of await sheets) expect(sheet.headers()["content-type"]).toBe("application/pdf");
});

test("there is no sheet of an unknown product or of another kind", async ({ request, store }) => {
  const { id } = completeProduct(store);
  for (const path of ["1", "1.pdf", `0${id}.pdf`, `${id}.txt`, `${id}/pdf`, "..%2F1001.pdf", "a.pdf"]) {
    const answer = await request.get(`/datasheet/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});
