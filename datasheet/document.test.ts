import { beforeAll, expect, test } from "vitest";
import { products } from "@/db/testing/content";
import { testContentStore } from "@/db/testing/store";
import { MOST_KB } from "@/lib/datasheet/address";
import { dataSheetPdf } from "./document";
import { orderOf as madeOf } from "@/db/testing/sheet-order";
import { expectAllRead, expectWithinMargins, readPdf, textOf } from "./test-sheet";

/** Products that differ most from each other; sheets.all.test.ts reads the sheets of all shipped products. */
const ids = products
  .filter(({ model }) => /^LH-(?:ZCS|GYZ|SVG-W|PM96E|KCT)$/.test(model))
  .map(({ id }) => id);
const orders = new Map<number, ReturnType<typeof madeOf>>();
const files = new Map<number, Buffer>();

const fileOf = (id: number) => files.get(id) as Buffer;
const orderOf = (id: number) => orders.get(id) as ReturnType<typeof madeOf>;

beforeAll(async () => {
  testContentStore();
  for (const id of ids) {
    orders.set(id, madeOf(id));
    files.set(id, await dataSheetPdf(orderOf(id)));
  }
});

test.each(ids)("the sheet of product %i has all data, within its margins and its size limit", async (id) => {
  await readPdf(fileOf(id), async (pdf) => {
    await expectAllRead(orderOf(id), pdf);
    await expectWithinMargins(pdf);
  });
  expect(fileOf(id).length).toBeLessThanOrEqual(MOST_KB * 1000);
});

test("a sheet that is generated again has the same bytes", async () => {
  for (const id of ids.slice(0, 2)) expect((await dataSheetPdf(orderOf(id))).equals(fileOf(id))).toBe(true);
});

test("a sheet has its title, company, date and language as metadata, and is tagged", async () => {
  const [id = 0] = ids;
  const { model, title, revision } = orderOf(id).sheet;
  const { info, marked, tree } = await readPdf(fileOf(id), async (pdf) => ({
    info: (await pdf.getMetadata()).info as Record<string, string>,
    marked: await pdf.getMarkInfo(),
    tree: await (await pdf.getPage(1)).getStructTree(),
  }));
  expect(info).toMatchObject({
    Title: `${model} ${title} 数据页`,
    Author: "澜衡电气有限公司",
    Language: "zh-CN",
  });
  const dayBefore = new Date(`${revision?.date}T00:00:00+08:00`)
    .toISOString()
    .slice(0, 10)
    .replaceAll("-", "");
  expect(info.CreationDate).toBe(`D:${dayBefore}160000Z`);
  expect(marked).toMatchObject({ Marked: true });
  expect(JSON.stringify(tree)).toMatch(/"H1".*"H2".*"Table".*"TH".*"TD"/);
});

test("the bookmarks of a sheet lead to its sections", async () => {
  const [id = 0] = ids;
  const outline = await readPdf(fileOf(id), (pdf) => pdf.getOutline());
  expect(outline.map(({ title }) => title).slice(1)).toEqual([
    "规格参数",
    "外形与安装尺寸",
    "接线",
    "订货代码",
    "执行标准",
  ]);
  expect(outline.every(({ dest }) => Array.isArray(dest))).toBe(true);
});

test("figures in drawings are text, which can be searched and copied", async () => {
  const meter = ids.find((id) => orderOf(id).product.model === "LH-PM96E") ?? 0;
  const text = await readPdf(fileOf(meter), textOf);
  for (const figure of ["92(+0.8/0)", "11UA", "RS485总线", "正视图"]) expect(text).toContain(figure);
});

test("a character that the font lacks is replaced by a visible mark", async () => {
  const order = orderOf(ids[0] ?? 0);
  const file = await dataSheetPdf({ ...order, sheet: { ...order.sheet, summary: "一种𠮷和😀的装置" } });
  expect(await readPdf(file, textOf)).toContain("一种〓和〓的装置");
});

test("a product without picture, drawings, ratings and tables also has a sheet", async () => {
  const { sheet, product, address } = orderOf(ids[0] ?? 0);
  const bare = {
    ...{
      ...sheet,
      image: "",
      ratings: [],
      features: [],
      standards: [],
      ordercode: "",
      orderTable: undefined,
    },
    wiring: { words: [], points: [], terminals: undefined },
    notice: "已停产（2026-12-31起不再接受新订单）",
  };
  const none = { ...product, shapesize: "", openingsize: "", deepin: "", wirecontent: "" };
  const text = await readPdf(await dataSheetPdf({ sheet: bare, product: none, address }), textOf);
  expect(text).toContain("已停产");
  expect(text).not.toContain("接线图");
});
