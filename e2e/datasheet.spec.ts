import type { APIRequestContext, Page } from "@playwright/test";
import type Database from "better-sqlite3";
import { completeProduct } from "./content";
import { allWords, hrefs, readPage, words } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

test("the product page links to its data sheet and its PDF", async ({ store, request }) => {
  const { id, title } = completeProduct(store);
  const product = await readPage(request, `/newdetail/${id}`);
  expect(hrefs(product, /^数据页 PDF/)).toEqual([`/datasheet/${id}.pdf`]);
  const [address = ""] = hrefs(product, /^网页/);
  expect(address).toBe(`/datasheet/${id}`);
  const sheet = await readPage(request, address ?? "");
  expect(words(sheet, "h1")).toContain(title);
  expect(allWords(sheet, "h2")).toEqual(
    expect.arrayContaining(["规格参数", "外形与安装尺寸", "接线", "订货代码", "执行标准"]),
  );
  const drawings = [...sheet.querySelectorAll(`img[src^="/drawings/${id}/"]`)];
  expect(drawings.length).toBeGreaterThan(1);
  for (const drawing of drawings) {
    const answer = await request.get(drawing.getAttribute("src") ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
  }
  const canonical = sheet.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";
  expect(new URL(canonical).pathname).toBe(`/newdetail/${id}`);
  expect(hrefs(sheet, "返回产品")).toEqual([`/newdetail/${id}`]);
  const [file = ""] = hrefs(sheet, "下载 PDF");
  const answer = await request.get(file ?? "");
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining("filename*=UTF-8''"),
  });
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

/** Printing and reading them takes two minutes. */
const PARTS = 16;

async function expectTwoSheets(page: Page, store: Database.Database, id: number) {
  const [number, date] = store
    .prepare("SELECT number, date FROM product_revisions WHERE product = ? ORDER BY number DESC")
    .raw()
    .get(id) as [number, string];
  await page.goto(`/datasheet/${id}`);
  const sheets = await readPdf(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  expect(sheets.length, String(id)).toBe(2);
  for (const { text, filled } of sheets) {
    expect(text).toContain(`V1.${number - 1}·${date}`);
    expect(filled, String(id)).toBeGreaterThan(0.4);
  }
}

test.describe("on paper", () => {
  // A browser that is busy printing uses the preloaded picture too late.
  test.use({ expectedFaults: [/preloaded using link preload but not used/] });

  for (let part = 1; part <= PARTS; part++)
    test(
      `the sheet of every product prints on two full A4 pages with its revision (${part} of ${PARTS})`,
      { tag: "@all" },
      async ({ page, store }) => {
        const products = store.prepare("SELECT id FROM products WHERE id % ? = ?").pluck();
        for (const id of products.all(PARTS, part - 1) as number[]) await expectTwoSheets(page, store, id);
      },
    );
});

test(
  "a PDF is served in ranges, not again if it is cached, and the same to everybody",
  { tag: "@all" },
  async ({ request, store }) => {
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
  },
);

async function expectAllMade(request: APIRequestContext, ids: number[]) {
  let isDone = false;
  const sheets = Promise.all(ids.map((id) => request.get(`/datasheet/${id}.pdf`))).finally(
    () => (isDone = true),
  );
  while (!isDone) expect((await request.get("/index")).status()).toBe(200);
  for (const sheet of await sheets) expect(sheet.headers()["content-type"]).toBe("application/pdf");
}

const lastProducts = (store: Database.Database, count: number) =>
  store.prepare("SELECT id FROM products ORDER BY id DESC LIMIT ?").pluck().all(count) as number[];

test(
  "several PDFs at once are all generated, and pages are served meanwhile",
  { tag: "@all" },
  ({ request, store }) => expectAllMade(request, lastProducts(store, 3)),
);

test("ten PDFs at once, too", { tag: "@all" }, ({ request, store }) =>
  expectAllMade(request, lastProducts(store, 10)),
);

test("an unknown product or kind has no data sheet", { tag: "@all" }, async ({ request, store }) => {
  const { id } = completeProduct(store);
  for (const path of ["1", "1.pdf", `0${id}.pdf`, `${id}.txt`, `${id}/pdf`, "..%2F1001.pdf", "a.pdf"]) {
    const answer = await request.get(`/datasheet/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});
