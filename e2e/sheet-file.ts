import { strToU8, zipSync } from "fflate";

const column = (at: number) => String.fromCodePoint("A".codePointAt(0)! + at);
const cell = (value: string | number, at: number, row: number) =>
  typeof value === "number"
    ? `<c r="${column(at)}${row}"><v>${value}</v></c>`
    : `<c r="${column(at)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`;

const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`;

/** A workbook of one sheet with these rows. */
export function sheetFile(rows: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map(
    (values, at) => `<row r="${at + 1}">${values.map((value, n) => cell(value, n, at + 1)).join("")}</row>`,
  );
  const files = {
    "_rels/.rels": relations("officeDocument", "xl/workbook.xml"),
    "xl/_rels/workbook.xml.rels": relations("worksheet", "worksheets/sheet1.xml"),
    "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${RELATION}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${SHEET}"><sheetData>${lines.join("")}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}
