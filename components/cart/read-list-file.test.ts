import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { sheetFile } from "@/e2e/sheet-file";
import { testZip } from "@/lib/test-zip";
import { readListFile } from "./read-list-file";

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const LINES = "型号\t数量\t备注\nLH-A/10\t3\t靠墙，急用";

test.each([
  ["清单.csv", "型号,数量,备注\r\nLH-A/10,3,靠墙，急用\r\n\r\n"],
  ["清单.csv", "型号;数量;备注\nLH-A/10;3;靠墙，急用"],
  ["清单.tsv", LINES],
  ["清单.txt", LINES],
  ["清单.CSV", '\ufeff型号,数量,备注\nLH-A/10,3,"靠墙，急用"'],
])("%s %j is read as it would be pasted", async (name, text) => {
  expect(await readListFile(file(name, text))).toEqual({ text: LINES, lines: 2 });
});

test("files in GB 18030 and UTF-16 are read without garbled text", async () => {
  const gb = new Uint8Array([0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0x41, 0x0a]);
  expect(await readListFile(file("a.csv", gb))).toEqual({ text: "型号\tA", lines: 1 });
  const utf16 = new Uint8Array([0xff, 0xfe, 0x8b, 0x57, 0x09, 0x00, 0x41, 0x00]);
  expect(await readListFile(file("a.txt", utf16))).toEqual({ text: "型\tA", lines: 1 });
});

test("the first sheet of a workbook is read cell by cell", async () => {
  const sheet = sheetFile([
    ["型号", "数量", "备注"],
    ["LH-A/10", 3, "靠墙，\n急用"],
  ]);
  expect(await readListFile(file("清单.xlsx", sheet))).toEqual({
    text: "型号\t数量\t备注\nLH-A/10\t3\t靠墙， 急用",
    lines: 2,
  });
});

test.each([
  ["清单.xls", "x", "只能读取"],
  ["清单.pdf", "x", "只能读取"],
  ["清单.txt", " \n", "没有内容"],
  ["清单.txt", "X\n".repeat(201), "文件有 201 行"],
  ["清单.txt", "长".repeat(20_001), "超过 20000 字"],
  ["清单.txt", "X".repeat(1024 * 1024 + 1), "超过 1 MB"],
  ["清单.xlsx", "no workbook", "读不出这个文件"],
])("%s is refused with a sentence", async (name, text, fault) => {
  expect(await readListFile(file(name, text))).toEqual({ fault: expect.stringContaining(fault) });
});

/** A readable workbook with these parts replaced. */
const withParts = (parts: Record<string, string>) =>
  testZip({ ...unzipSync(sheetFile([["LH-A/10", 3]])), ...parts });
const SHEET = "xl/worksheets/sheet1.xml";
const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const ENTITIES = `<!DOCTYPE x [<!ENTITY a "${"a".repeat(50)}">${[..."bcdefghij"].map((name, at) => `<!ENTITY ${name} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}]>`;
const CELL = '<c r="A1" t="inlineStr"><is><t>&j;</t></is></c>';

test.each([
  ["of 30 MB unpacked", { "xl/a.xml": "a".repeat(30_000_000) }, "内容太多"],
  [
    "of 1,000,000 rows",
    { [SHEET]: `<worksheet><sheetData>${ROW.repeat(1_000_000)}</sheetData></worksheet>` },
    "内容太多",
  ],
])("a workbook %s is refused with a sentence before it is unpacked", async (_what, parts, fault) => {
  const bytes = withParts(parts);
  expect(bytes.length).toBeLessThan(1024 * 1024);
  expect(await readListFile(file("清单.xlsx", bytes))).toEqual({ fault: expect.stringContaining(fault) });
});

test("a hostile workbook (growing entities, external links, nested archives) does no harm", async () => {
  const sheet = `${ENTITIES}<worksheet><sheetData><row r="1">${CELL}</row></sheetData></worksheet>`;
  const found = await readListFile(file("清单.xlsx", withParts({ [SHEET]: sheet })));
  expect("fault" in found || found.text.length < 100).toBe(true);
  const linked = withParts({ "xl/externalLinks/externalLink1.xml": "<externalLink/>", "xl/a.zip": "PK" });
  expect(await readListFile(file("清单.xlsx", linked))).toEqual({ text: "LH-A/10\t3", lines: 1 });
});
