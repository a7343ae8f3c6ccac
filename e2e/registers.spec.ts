import type { APIRequestContext, Page } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { type RegisterFile, registerFile } from "@/lib/registers/file";
import { firstId, one } from "./content";
import { hrefs, named, readPage } from "./read-page";
import { readPdf } from "./read-pdf";
import { expect, test } from "./site";

const MAPPED = "SELECT product FROM product_registers";
const mapped = (store: Database) => one<number>(store, `${MAPPED} ORDER BY product`);
const unmapped = (store: Database) => firstId(store, "products", `id NOT IN (${MAPPED})`);

/** The page of all registers of a product. */
const pageOf = (id: number) => `/newdetail/${id}/registers`;
const modelOf = (store: Database, id: number) =>
  one<string>(store, "SELECT model FROM products WHERE id = ?", id);
const mapOf = async (request: APIRequestContext, id: number) =>
  registerFile.parse(await (await request.get(`/data/modbus/${id}.json`)).json());
/** The name of a block, with its addresses and size. */
const headOf = ({ title, registers }: RegisterFile["blocks"][number]) =>
  new RegExp(`^${title} [0-9A-F]{4}H(?:~[0-9A-F]{4}H)?，${registers.length} 项$`);
const expectNoWider = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

test(
  "a product with Modbus shows its communication settings and register blocks; each links to its table",
  { tag: ["@phone", "@all"] },
  async ({ page, request, store }) => {
    const id = mapped(store);
    const { blocks, example } = await mapOf(request, id);
    await page.goto(`/newdetail/${id}`);
    await page
      .getByRole("navigation", { name: "本页内容" })
      .getByRole("link", { name: "通信寄存器", exact: true })
      .click();
    const section = page.getByRole("region", { name: "通信寄存器", exact: true });
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(section).toContainText(example.request);
    await expect(section).toContainText(example.answer);
    const links = section.getByRole("list", { name: /寄存器分块$/ }).getByRole("link");
    await expect(links).toHaveText(blocks.map(headOf));
    await expectNoWider(page);
    const last = (await links.last().getAttribute("href")) ?? "";
    expect(last).toMatch(new RegExp(`^${pageOf(id)}#[a-z-]+$`));
    await links.last().click();
    await expect(page).toHaveURL(last);
    const block = page.locator(last.slice(last.indexOf("#")));
    await expect(block.getByRole("heading", { level: 3 })).toBeInViewport();
    await expect(block.getByRole("table")).toBeVisible();
    await page.getByRole("link", { name: "返回产品" }).click();
    await expect(page).toHaveURL(`/newdetail/${id}`);
  },
);

test(
  "the page of the registers has every block open with all rows, and fits every screen",
  { tag: ["@phone", "@all"] },
  async ({ page, request, store }) => {
    const id = mapped(store);
    const model = modelOf(store, id);
    const { blocks, example, exceptions } = await mapOf(request, id);
    await page.goto(pageOf(id));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${model} 通信寄存器`);
    const connection = page.getByRole("region", { name: "连接参数与报文示例" });
    await expect(connection).toContainText(example.request);
    await expect(connection.getByRole("table")).toContainText(exceptions[0]?.meaning ?? "-");
    const section = page.getByRole("region", { name: "寄存器", exact: true });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText(blocks.map(headOf));
    const tableOf = (title = "") =>
      section.getByRole("region", { name: `${title}寄存器，可左右滚动`, exact: true });
    for (const { title, registers } of blocks) {
      const rows = tableOf(title).locator("tbody tr");
      await expect(rows).toHaveCount(registers.length);
      await expect(rows.first()).toBeVisible();
      await expect(rows.first().getByRole("rowheader")).toContainText(registers[0]?.hex ?? "-");
      await expect(rows.last()).toContainText(registers.at(-1)?.symbol ?? "-");
    }
    await expectNoWider(page);
    const beyond = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth - clientWidth;
    for (const { title } of blocks) expect(await tableOf(title).evaluate(beyond), title).toBe(0);
    const jumps = section.getByRole("navigation", { name: "寄存器分块" }).getByRole("link");
    await expect(jumps).toHaveCount(blocks.length);
    await jumps.last().click();
    await expect(section.getByRole("heading", { level: 3 }).last()).toBeInViewport();
  },
);

test(
  "the registers print on sheets with model and page number, their tables at full width",
  { tag: "@all" },
  async ({ page, store }) => {
    const id = mapped(store);
    await page.goto(pageOf(id));
    const sheets = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    for (const [at, { text, size }] of sheets.entries()) {
      expect(text).toContain(modelOf(store, id));
      expect(text).toContain(`${at + 1}/${sheets.length}`);
      expect(size.width).toBeCloseTo(210, 0);
    }
    await page.emulateMedia({ media: "print" });
    // The width of A4 without margins.
    await page.setViewportSize({ width: 688, height: 1000 });
    const hidden = await page
      .getByRole("region", { name: /寄存器，可左右滚动$/ })
      .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((beyond) => beyond > 0)).toEqual([]);
  },
);

test("the registers can be downloaded as files, from the section, their page and the documents", async ({
  request,
  store,
}) => {
  const id = mapped(store);
  const model = modelOf(store, id);
  const page = await readPage(request, `/newdetail/${id}`);
  const papers = named(page, "section", "资料")[0]!;
  expect(hrefs(papers, "JSON：Modbus 寄存器表")).toEqual([`/data/modbus/${id}.json`]);
  expect(hrefs(page, "全部寄存器")).toEqual([pageOf(id)]);
  const own = await readPage(request, pageOf(id));
  for (const place of [page, own]) {
    const [csv = ""] = hrefs(place, `下载 ${model} 寄存器表 CSV`);
    const answer = await request.get(csv ?? "");
    expect(answer.headers()["content-disposition"]).toContain(`filename="${model}-modbus.csv"`);
  }
});

test("a product without Modbus has no registers, no page of them and no such files", async ({
  request,
  store,
}) => {
  const id = unmapped(store);
  expect(named(await readPage(request, `/newdetail/${id}`), "h2, h3", "通信寄存器")).toEqual([]);
  const files = [`${id}.csv`, `${id}.json`, "9.json", `${mapped(store)}.xml`];
  for (const path of [pageOf(id), ...files.map((name) => `/data/modbus/${name}`)]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});

test("the files are served with their type, and not again if they are cached; /developers links to one", async ({
  request,
  store,
}) => {
  const id = mapped(store);
  for (const [kind, type] of [
    ["csv", "text/csv; charset=utf-8"],
    ["json", "application/json; charset=utf-8"],
  ]) {
    const path = `/data/modbus/${id}.${kind}`;
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      "content-type": type,
      "content-disposition": expect.stringContaining(`-modbus.${kind}"`),
      "cache-control": "s-maxage=300, stale-while-revalidate=600",
      etag: expect.stringMatching(/^W\/"/),
    });
    const known = await request.get(path, { headers: { "if-none-match": answer.headers()["etag"] ?? "" } });
    expect(known.status()).toBe(304);
  }
  expect(await (await request.get("/developers")).text()).toContain(`href="/data/modbus/${id}.json"`);
});

test(
  "on a phone the meaning of each field of a file is visible",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    await page.goto("/developers#registers");
    const part = page.locator("#registers");
    const meaning = part.getByRole("cell").filter({ hasText: "产品的编号" }).first();
    await expect(meaning).toBeInViewport({ ratio: 1 });
  },
);
