import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeEach, expect, test } from "vitest";
import { testContent } from "@/db/testing/project";
import { exportTable, importTable } from "./main";
import { rowsIn, workbookOf } from "./workbook";

type Line = { key: string; text?: string; max?: number };
type Product = { id: number; title: string; sort?: number; parameters: Line[]; [field: string]: unknown };

let project: ReturnType<typeof testContent>;
let file: string;
const products: Product[] = [];

beforeEach(() => {
  project = testContent();
  file = path.join(project.root, "products.xlsx");
  products.length = 0;
  project.edit<Product>("products", (all) => void products.push(...all));
});

const read = () => rowsIn(readFileSync(file));
const write = (rows: string[][]) => writeFileSync(file, workbookOf(rows));
const productFile = (id: number) => path.join(project.root, `db/content/products/${id}.json`);
const onDisk = (id: number) => JSON.parse(readFileSync(productFile(id), "utf8")) as Product;

test("an exported table has a row per record, and imports without a change", async () => {
  const said = exportTable(project.root, file, "title,sort,standards,parameters.capacitor-voltage");
  expect(said).toContain(`${products.length} 行，5 列`);
  const [head = [], ...rows] = read();
  expect(head).toEqual([
    "编号 id",
    "标题 title",
    "排序 sort",
    "执行标准 standards",
    expect.stringMatching(/ parameters\.capacitor-voltage$/),
  ]);
  expect(rows.map(([id, title]) => [Number(id), title])).toEqual(
    products.map(({ id, title }) => [id, title]),
  );
  expect(await importTable(project.root, file, true)).toBe("表里的内容和文件一样，没有要改的。");
});

test("changes of many rows are shown in words, and written on confirmation", async () => {
  exportTable(project.root, file, "title,sort");
  const [head = [], ...rows] = read();
  write([head, ...rows.map(([id = "", title = ""], at) => [id, title, String(100 + at)])]);
  const said = await importTable(project.root, file, false);
  expect(said).toMatch(/products\/1001\.json，排序 sort：.* → 100\n/);
  expect(said).toContain("加 --yes");
  expect(products.map(({ id }) => onDisk(id).sort)).toEqual(products.map(({ sort }) => sort));
  expect(await importTable(project.root, file, true)).toContain("已写进");
  expect(products.map(({ id }) => onDisk(id).sort)).toEqual(products.map((_, at) => 100 + at));
});

test("an editor who changes a parameter's text in a table changes its data", async () => {
  const bound = products
    .flatMap(({ id, parameters }) => parameters.map((line) => ({ id, line })))
    .find(({ line: { text = "", max } }) => /^≤\d+ [a-z]+$/i.test(text) && max !== undefined);
  const { id = 0, line = { key: "" } } = bound ?? {};
  const unit = line.text?.split(" ")[1] ?? "";
  write([
    ["编号 id", `parameters.${line.key}`],
    [String(id), `≤77 ${unit}`],
  ]);
  await importTable(project.root, file, true);
  expect(onDisk(id).parameters.find(({ key }) => key === line.key)).toMatchObject({
    text: `≤77 ${unit}`,
    max: 77,
    unit,
  });
});

test("faults are reported by row and column, and nothing is written", async () => {
  const [one, other] = products;
  const before = readFileSync(productFile(one?.id ?? 0), "utf8");
  write([
    ["编号 id", "标题 title", "分类 type"],
    [String(one?.id), "新的标题", "9999"],
    [String(other?.id), "", String(other?.type)],
    ["999999", "没有的产品", "202"],
  ]);
  const said = await importTable(project.root, file, true).catch((fault: Error) => fault.message);
  expect(said).toContain("第 2 行，C 列：");
  expect(said).toContain("第 3 行，B 列：没有写这个字段");
  expect(said).toContain("第 4 行，A 列：没有编号「999999」。");
  expect(said).toContain("共 3 处需要修改，什么都没有写。");
  expect(readFileSync(productFile(one?.id ?? 0), "utf8")).toBe(before);
});

test("an unknown column or a file with a wrong name is refused", () => {
  for (const columns of ["nothing", "parameters", "code", "id", "constructor"])
    expect(() => exportTable(project.root, file, columns), columns).toThrow(`「${columns}」不能作一列`);
  expect(() => exportTable(project.root, path.join(project.root, "site.xlsx"), "title")).toThrow("文件要叫");
  expect(existsSync(file)).toBe(false);
});

test("formulas, merged cells, macros and errors are refused, and text that looks like a formula is text", () => {
  const signs = ["=1+1", "+1", "-1", "@a", "<b>&"];
  const bytes = workbookOf([signs]);
  expect(rowsIn(bytes)).toEqual([signs]);
  const sheet = (inner: string, more = "", extra: Record<string, Uint8Array> = {}) =>
    zipSync({
      ...unzipSync(bytes),
      ...extra,
      "xl/worksheets/sheet1.xml": strToU8(
        `<worksheet><sheetData><row r="1">${inner}</row></sheetData>${more}</worksheet>`,
      ),
    });
  const cell = '<c r="A1"><v>1</v></c>';
  expect(rowsIn(sheet('<c r="B1"><v>1.5</v></c>'))).toEqual([["", "1.5"]]);
  expect(
    rowsIn(
      sheet('<c r="A1" t="s"><v>0</v></c>', "", {
        "xl/sharedStrings.xml": strToU8("<sst><si><r><t>甲</t></r><r><t>乙</t></r></si></sst>"),
      }),
    ),
  ).toEqual([["甲乙"]]);
  expect(() => rowsIn(sheet('<c r="A1"><f>1+1</f><v>2</v></c>'))).toThrow("A1 是公式");
  expect(() => rowsIn(sheet('<c r="A1" t="e"><v>#REF!</v></c>'))).toThrow("A1 是错误值「#REF!」");
  expect(() => rowsIn(sheet(cell, '<mergeCells><mergeCell ref="A1:B2"/></mergeCells>'))).toThrow(
    "A1:B2 是合并的单元格",
  );
  expect(() => rowsIn(sheet(cell, "", { "xl/vbaProject.bin": strToU8("x") }))).toThrow("文件里有宏");
  expect(() => rowsIn(strToU8("id,title"))).toThrow("这不是 .xlsx 文件");
});
