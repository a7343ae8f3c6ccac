import type { Database } from "better-sqlite3";
import { registerFile } from "@/lib/registers/file";
import { firstId, one } from "./content";
import { hrefs, named, readPage } from "./read-page";
import { expect, test } from "./site";

const MAPPED = "SELECT product FROM product_registers";
const mapped = (store: Database) => one<number>(store, `${MAPPED} ORDER BY product`);
const unmapped = (store: Database) => firstId(store, "products", `id NOT IN (${MAPPED})`);

test(
  "a product with Modbus shows its registers block by block, and no screen is too narrow for it",
  { tag: ["@phone", "@all"] },
  async ({ page, request, store }) => {
    const id = mapped(store);
    const { blocks, example } = registerFile.parse(
      await (await request.get(`/data/modbus/${id}.json`)).json(),
    );
    await page.goto(`/newdetail/${id}`);
    await page
      .getByRole("navigation", { name: "本页内容" })
      .getByRole("link", { name: "通信寄存器", exact: true })
      .click();
    const section = page.getByRole("region", { name: "通信寄存器", exact: true });
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(section).toContainText(example.request);
    await expect(section).toContainText(example.answer);
    await expect(section.locator("details details")).toHaveCount(blocks.length);
    const { title = "", registers = [] } = blocks[0] ?? {};
    const summary = section.locator("summary", { hasText: title }).first();
    const table = section.getByRole("region", { name: `${title}寄存器，可左右滚动` });
    await expect(table).toBeHidden();
    await summary.press("Enter");
    await expect(table).toBeVisible();
    await expect(table.locator("tbody tr")).toHaveCount(registers.length);
    await expect(table.getByRole("rowheader").first()).toContainText(registers[0]?.hex ?? "-");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const scale = await table.getByRole("columnheader", { name: "换算" }).boundingBox();
    const shown = await table.boundingBox();
    if (!scale || !shown) throw new Error("The table is not laid out");
    expect(scale.x + scale.width).toBeLessThanOrEqual(shown.x + shown.width);
  },
);

test("its registers are files to take away, by the section and by the papers", async ({ request, store }) => {
  const id = mapped(store);
  const model = one<string>(store, "SELECT model FROM products WHERE id = ?", id);
  const page = await readPage(request, `/newdetail/${id}`);
  const papers = named(page, "section", "资料")[0]!;
  expect(hrefs(papers, "JSON：Modbus 寄存器表")).toEqual([`/data/modbus/${id}.json`]);
  const [csv = ""] = hrefs(page, `下载 ${model} 寄存器表 CSV`);
  const answer = await request.get(csv ?? "");
  expect(answer.headers()["content-disposition"]).toContain(`filename="${model}-modbus.csv"`);
});

test("a product without Modbus has no registers on its page and no such files", async ({
  request,
  store,
}) => {
  const id = unmapped(store);
  expect(named(await readPage(request, `/newdetail/${id}`), "h2, h3", "通信寄存器")).toEqual([]);
  for (const name of [`${id}.csv`, `${id}.json`, "9.json", `${mapped(store)}.xml`]) {
    const answer = await request.get(`/data/modbus/${name}`);
    expect([name, answer.status()]).toEqual([name, 404]);
    expect(await answer.text()).toContain("页面不存在");
  }
});

test("the files are sent as their kind, and not again where they are known; /developers leads to one", async ({
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
  "on a phone the meaning of each field of a file stands on the screen",
  { tag: ["@phone-only", "@all"] },
  async ({ page }) => {
    await page.goto("/developers#registers");
    const part = page.locator("#registers");
    const meaning = part.getByRole("cell").filter({ hasText: "产品的编号" }).first();
    await expect(meaning).toBeInViewport({ ratio: 1 });
  },
);
