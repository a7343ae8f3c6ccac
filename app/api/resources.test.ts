import { beforeAll, expect, test } from "vitest";
import { loadDownloads } from "@/app/(site)/downloads/load";
import { testContentStore } from "@/db/testing/store";
import type { Resource } from "@/lib/downloads/resources";
import { POST } from "./Resources/getList/route";
import { call } from "./test-call";

type Page = { data: Resource[]; total: number; per_page: number; last_page: number };

const ask = async (fields: Record<string, string> = {}) =>
  (await call(POST, fields)).body as unknown as { code: number; msg: string; data: Page };
const list = async (fields: Record<string, string> = {}) => (await ask(fields)).data;

/** All files, page by page. */
async function all(fields: Record<string, string> = {}) {
  const { last_page: last } = await list({ ...fields, limit: "100" });
  const pages = [];
  for (let page = 1; page <= last; page++)
    pages.push((await list({ ...fields, limit: "100", page: String(page) })).data);
  return pages.flat();
}

beforeAll(() => {
  testContentStore();
});

test("lists every file of the download centre once, page by page", async () => {
  const files = await all();
  expect(new Set(files.map(({ id }) => id)).size).toBe(files.length);
  expect((await list()).total).toBe(files.length);
  expect((await list()).per_page).toBe(24);
  const rows = [];
  for (let page = 1; ; page++) {
    const { groups } = await loadDownloads({ choice: {}, page });
    if (groups.length === 0) break;
    rows.push(...groups.flatMap((group) => group.rows));
  }
  const of = (kind: string) => files.filter((file) => file.kind === kind);
  expect(of("datasheet").map(({ product_id }) => product_id)).toEqual(rows.map(({ id }) => id));
  expect(of("drawing")).toHaveLength(rows.reduce((sum, { drawings }) => sum + 2 * drawings.length, 0));
  expect(of("registers")).toHaveLength(2 * rows.filter(({ hasRegisters }) => hasRegisters).length);
  const { counts } = await loadDownloads({ choice: { kind: "certificate" }, page: 1 });
  expect(of("certificate")).toHaveLength(counts.certificates);
  expect(of("catalogue").map(({ url }) => url)).toContain("/data/catalogue.json");
});

test("the files of a product say what and how large they are, and where they lie", async () => {
  const [sheet] = await all({ kind: "datasheet" });
  const files = await all({ product: String(sheet!.product_id) });
  expect(files[0]).toEqual({
    ...{ id: `${sheet!.product_id}-datasheet.pdf`, kind: "datasheet", product_id: sheet!.product_id },
    ...{ title: `${sheet!.model} 数据页 PDF`, model: sheet!.model, size: 200 },
    ...{ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), url: `/datasheet/${sheet!.product_id}.pdf` },
  });
  for (const { url, size, product_id } of files) {
    expect(url).toMatch(/^\/(?:datasheet|drawings|data\/modbus)\//);
    expect([size! > 0, product_id]).toEqual([true, sheet!.product_id]);
  }
});

test("a family's files are those of its products, whatever their level", async () => {
  const files = await all({ type: "33" });
  expect(files.length).toBeGreaterThan(0);
  const others = await all({ type: "49" });
  expect(files.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
  expect(await all({ type: "33", kind: "certificate" })).toEqual([]);
});

test.each([
  ["kind", "sheet"],
  ["product", "x"],
  ["type", "1.5"],
  ["limit", "101"],
  ["page", "0"],
] as const)("%s=%s is refused", async (name, value) => {
  expect(await ask({ [name]: value })).toEqual({ code: 0, msg: "参数错误", data: null });
});

test("a client that asks for what there is none of gets an empty list", async () => {
  expect(await list({ product: "999999" })).toMatchObject({ data: [], total: 0 });
});
