import { unzipSync } from "fflate";
import { METER_FAMILY } from "@/lib/constants";
import { completeProduct, countOf, countProducts, nameOf, one } from "./content";
import { allWords, hrefs, named, readPage, words } from "./read-page";
import { expect, test } from "./site";

test("a model typed into the download centre leads to its ZIP with its files, under its name", async ({
  store,
  request,
}) => {
  const { id } = completeProduct(store);
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
  const page = await readPage(request, `/downloads?q=${model.toLowerCase()}`);
  const row = page.querySelectorAll("tr")[1]!;
  expect(row.textContent).toContain(model);
  const [zip = ""] = hrefs(row, `全部 ZIP：${model}`);
  for (const link of row.querySelectorAll("a")) {
    const href = link.getAttribute("href") ?? "";
    const answer = await request.get(href);
    expect([href, answer.status()]).toEqual([href, 200]);
    if (href !== zip) continue;
    expect(answer.headers()["content-disposition"]).toContain(`filename="${model}.zip"`);
    const names = Object.keys(unzipSync(await answer.body()));
    expect(names).toEqual(
      expect.arrayContaining(["README.txt", `${model}-datasheet.pdf`, `${model}-outline.dxf`]),
    );
  }
});

test(
  "family and kind are filtered with links that have counts",
  { tag: "@all" },
  async ({ request, store }) => {
    const page = await readPage(request, "/downloads");
    const total = countOf(store, "products");
    const choices = (on: Document) => named(on, "nav", "筛选资料")[0]!;
    expect(hrefs(choices(page), `数据页 ${total}`)).toHaveLength(1);
    expect(hrefs(choices(page), `图纸 DXF ${total} 款`)).toHaveLength(1);
    expect(words(page)).toMatch(/PDF ≤ \d+ KB/);
    expect(words(page)).toMatch(/ZIP ≤ \d+ KB/);
    expect(words(named(page, "section", "证书（示例）")[0]!, "*")).not.toBe("");
    expect(words(page)).toContain("均为示例");
    const family = nameOf(store, METER_FAMILY);
    const [ofFamily = ""] = hrefs(choices(page), `${family} ${countProducts(store, METER_FAMILY)}`);
    const mapped = countOf(
      store,
      "product_categories",
      `category = ${METER_FAMILY} AND product IN (SELECT product FROM product_registers)`,
    );
    const [registers = ""] = hrefs(choices(await readPage(request, ofFamily ?? "")), `通信寄存器 ${mapped}`);
    expect(registers).toBe(`/downloads?family=${METER_FAMILY}&kind=registers`);
    const table = named(await readPage(request, registers ?? ""), "table", `${family}的资料`)[0]!;
    expect(table.querySelectorAll("tbody tr")).toHaveLength(mapped);
    expect(hrefs(table, /^CSV：/)).toHaveLength(mapped);
    const pages = hrefs(table, /^网页：.* 寄存器表$/);
    expect(pages.filter((href) => /^\/newdetail\/\d+\/registers$/.test(href ?? ""))).toHaveLength(mapped);
    expect(hrefs(table, /^PDF：/)).toEqual([]);
  },
);

test("a search without results says so, with a way on", async ({ request }) => {
  const page = await readPage(request, "/downloads?q=nothing-at-all");
  expect(words(page)).toContain("没有型号、名称或额定值是“nothing-at-all”的产品");
  expect(hrefs(page, "在全站搜索")).toEqual(["/search?q=nothing-at-all"]);
});

test("a product's page links to its ZIP and to the download centre", async ({ request, store }) => {
  const { id } = completeProduct(store);
  const papers = named(await readPage(request, `/newdetail/${id}`), "section", "资料")[0]!;
  expect(hrefs(papers, /^ZIP/)).toEqual([`/downloads/${id}.zip`]);
  const [centre = ""] = hrefs(papers, "资料下载中心");
  expect(allWords(await readPage(request, centre ?? ""), "h1")).toEqual(["资料下载"]);
});

test("the pages of the centre have every product once", async ({ request, store }) => {
  const shown: number[] = [];
  for (let page = 1; page <= Math.ceil(countOf(store, "products") / 24); page++) {
    const html = await (await request.get(`/downloads?page=${page}`)).text();
    shown.push(...[...html.matchAll(/href="\/downloads\/(\d+)\.zip"/g)].map(([, id]) => Number(id)));
  }
  const ids = store.prepare("SELECT id FROM products").pluck().all() as number[];
  expect(shown.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test("a ZIP is served in ranges and not again if it is cached; an unknown product has none", async ({
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

  test("a model is found with its files", async ({ page, store }) => {
    const { id } = completeProduct(store);
    const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
    await page.goto("/downloads");
    await page.getByRole("searchbox", { name: "型号、名称或额定值" }).fill(model);
    await page.getByRole("button", { name: "查找" }).click();
    await expect(page.getByRole("link", { name: `全部 ZIP：${model}`, exact: true })).toHaveAttribute(
      "href",
      `/downloads/${id}.zip`,
    );
  });
});
