import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "@/db/connection";
import { migrate } from "@/db/migrate/migrate";
import { dataSheetOf } from "@/db/queries/data-sheets";
import { getProduct } from "@/db/queries/products";
import { shippedProducts } from "@/db/test-content";
import { MOST_KB } from "@/lib/datasheet/address";
import { revisionLabel } from "@/lib/revision";
import { dataSheetPdf, type SheetOrder } from "./document";
import { PAPER, WIDTH } from "./paper";
import { marksOf } from "./test-marks";

const ids = shippedProducts.map(({ id }) => id);
const orders = new Map<number, SheetOrder>();
const files = new Map<number, Buffer>();

/** The words of a file without their blanks: where lines break is no matter. */
const squeezed = (text: string) => text.normalize("NFKC").replace(/\s/g, "");

async function read<Value>(file: Buffer, ask: (pdf: PDFDocumentProxy) => Promise<Value>): Promise<Value> {
  const pdf = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise;
  try {
    return await ask(pdf);
  } finally {
    await pdf.destroy();
  }
}

async function textOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  });
  return squeezed((await Promise.all(pages)).join(""));
}

const fileOf = (id: number) => files.get(id) as Buffer;
const orderOf = (id: number) => orders.get(id) as SheetOrder;

beforeAll(async () => {
  migrate(sharedStore(), "drizzle");
  for (const id of ids) {
    const product = getProduct(id);
    if (!product) throw new Error(`The shipped content has no product ${id}`);
    const order = {
      sheet: dataSheetOf(product),
      product,
      address: `https://www.example.com/newdetail/${id}`,
    };
    orders.set(id, order);
    files.set(id, await dataSheetPdf(order));
  }
}, 120_000);

test.each(ids)("everything that is known of product %i is read back from its sheet", async (id) => {
  const text = await read(fileOf(id), textOf);
  const { sheet, address } = orderOf(id);
  const { groups, variants, wiring, orderTable, standards, ratings, revision } = sheet;
  const tables = [...variants, wiring.terminals, orderTable].filter((table) => table !== undefined);
  const said = [
    ...[
      sheet.model,
      sheet.title,
      sheet.summary,
      sheet.family,
      sheet.ordercode,
      revisionLabel(revision),
      address,
    ],
    ...groups.flatMap(({ name, lines }) => [name, ...lines.flatMap(({ label, text }) => [label, text])]),
    ...ratings.flatMap((rating) => [rating.name, rating.text]),
    ...tables.flatMap(({ header, rows }) => [...header, ...rows.flat()]),
    ...[...sheet.features, ...wiring.words, ...wiring.points, ...standards],
  ];
  expect(said.filter((words) => !text.includes(squeezed(words)))).toEqual([]);
  const product = getProduct(id);
  expect(product?.lines.filter((line) => !text.includes(squeezed(line.text)))).toEqual([]);
});

test("nine sheets of ten are two pages at most, and none is larger than promised", async () => {
  const pages = await Promise.all(ids.map((id) => read(fileOf(id), (pdf) => Promise.resolve(pdf.numPages))));
  expect(pages.filter((count) => count <= 2).length).toBeGreaterThanOrEqual(ids.length * 0.9);
  expect(Math.max(...pages)).toBeLessThanOrEqual(3);
  expect(ids.filter((id) => fileOf(id).length > MOST_KB * 1000)).toEqual([]);
});

test.each(ids)("nothing on the sheet of product %i runs over the margins", async (id) => {
  const over = await read(fileOf(id), async (pdf) => {
    const pages = Array.from({ length: pdf.numPages }, async (_, at) => marksOf(await pdf.getPage(at + 1)));
    const marks = (await Promise.all(pages)).flat();
    expect(marks.length).toBeGreaterThan(100);
    return marks.filter(
      ({ left, right, bottom, top }) =>
        left < PAPER.left - 1 || right > PAPER.left + WIDTH + 1 || bottom < 0 || top > PAPER.height,
    );
  });
  expect(over).toEqual([]);
});

test("a sheet made again is the same to the byte", async () => {
  for (const id of ids.slice(0, 5)) expect((await dataSheetPdf(orderOf(id))).equals(fileOf(id))).toBe(true);
});

test("a sheet says what it is, of whom, of which day and in which language, and is tagged", async () => {
  const [id = 0] = ids;
  const { model, title, revision } = orderOf(id).sheet;
  const { info, marked, tree } = await read(fileOf(id), async (pdf) => ({
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

test("its bookmarks lead to its parts", async () => {
  const [id = 0] = ids;
  const outline = await read(fileOf(id), (pdf) => pdf.getOutline());
  expect(outline.map(({ title }) => title).slice(1)).toEqual([
    "规格参数",
    "外形与安装尺寸",
    "接线",
    "订货代码",
    "执行标准",
  ]);
  expect(outline.every(({ dest }) => Array.isArray(dest))).toBe(true);
});

test("the figures on the drawings are text", async () => {
  const meter = ids.find((id) => orderOf(id).product.model === "LH-PM96E") ?? 0;
  const text = await read(fileOf(meter), textOf);
  for (const figure of ["92(+0.8/0)", "11UA", "RS485总线", "正视图"]) expect(text).toContain(figure);
});

test("a character that the font lacks is seen as a sign for it, and breaks nothing", async () => {
  const order = orderOf(ids[0] ?? 0);
  const file = await dataSheetPdf({ ...order, sheet: { ...order.sheet, summary: "一种𠮷和😀的装置" } });
  expect(await read(file, textOf)).toContain("一种〓和〓的装置");
});

test("a product without picture, drawings, ratings and tables has a sheet, too", async () => {
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
  const text = await read(await dataSheetPdf({ sheet: bare, product: none, address }), textOf);
  expect(text).toContain("已停产");
  expect(text).not.toContain("接线图");
});
