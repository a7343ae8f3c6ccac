import { strFromU8, unzipSync } from "fflate";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { SHEET, xlsx } from "./xlsx";

const partsOf = (file: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));

function parsed(text: string | undefined): Document {
  // Throws where it is not well-formed.
  return new JSDOM(text ?? "", { contentType: "text/xml" }).window.document;
}

/** Each cell with its type, style and displayed text. */
const cellsOf = (file: Uint8Array) =>
  [...parsed(partsOf(file)[SHEET]).querySelectorAll("c")].map((cell) => ({
    type: cell.getAttribute("t"),
    style: cell.getAttribute("s"),
    text: (cell.textContent ?? "").replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    ),
  }));

test("every part is well-formed XML, and the sheet has its name, fitting column widths and rows", () => {
  const parts = partsOf(
    xlsx(
      '询价"<&>单',
      [
        ["询价单", "澜衡"],
        ["型号", "数量", ""],
        ["LH-A", 3, null],
      ],
      1,
    ),
  );
  for (const text of Object.values(parts)) parsed(text);
  expect(parsed(parts["xl/workbook.xml"]).querySelector("sheet")?.getAttribute("name")).toBe('询价"<&>单');
  const sheet = parsed(parts[SHEET]);
  expect([...sheet.querySelectorAll("c")].map((cell) => cell.getAttribute("r"))).toEqual([
    "A1",
    "B1",
    "A2",
    "B2",
    "A3",
    "B3",
  ]);
  expect([...sheet.querySelectorAll("col")].map((col) => col.getAttribute("width"))).toEqual(["6", "6", "6"]);
  expect([...sheet.querySelectorAll("v")].map((value) => value.textContent)).toEqual(["3"]);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])(
  "the cell %j is a text, not a formula",
  (value) => {
    const [cell, plain] = cellsOf(xlsx("x", [[value, "LH-1"]], 1));
    expect(cell).toEqual({ type: "inlineStr", style: "1", text: value });
    expect(plain).toEqual({ type: "inlineStr", style: "0", text: "LH-1" });
  },
);

test("values are read as they were written, whatever XML or spreadsheets do with them", () => {
  const values = ['a<b>&"c"', "  甲  ", "1\r\n2", "_x0041_", "\0\x1f\uffff", "𠮷"];
  expect(cellsOf(xlsx("x", [values], 1)).map(({ text }) => text)).toEqual(values);
});

test("the same table gives the same file", () => {
  expect(xlsx("x", [["a"]], 0)).toEqual(xlsx("x", [["a"]], 0));
});
