import { strToU8, zipSync } from "fflate";
import { type Cell, isFormula } from "./csv";

/** Characters that XML does not allow, and text that looks like an escape: `_x0041_` would be read as `A`. */
const ESCAPED = /[\0-\x08\v\f\r\x0e-\x1f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escaped = (text: string) =>
  text
    .replace(ESCAPED, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, "0")}_`)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

/** The path of the first sheet in a workbook. */
export const SHEET = "xl/worksheets/sheet1.xml";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="r${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;
const part = (name: string, kind: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${SHEET_TYPE}.${kind}+xml"/>`;

/** Indexes in STYLES. The text format keeps a text that looks like a formula from becoming one when its cell is edited. */
const STYLE = { plain: 0, text: 1, bold: 2 } as const;
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  `<fonts count="2"><font><sz val="11"/><name val="宋体"/></font><font><b/><sz val="11"/><name val="宋体"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders>` +
  `<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf quotePrefix="1"/>` +
  `<xf fontId="1" applyFont="1"/></cellXfs>` +
  `<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const FIXED = {
  "[Content_Types].xml":
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `${part("workbook", "sheet.main")}${part("worksheets/sheet1", "worksheet")}${part("styles", "styles")}</Types>`,
  "_rels/.rels": relations(relation(1, "officeDocument", "xl/workbook.xml")),
  "xl/_rels/workbook.xml.rels": relations(
    relation(1, "worksheet", "worksheets/sheet1.xml"),
    relation(2, "styles", "styles.xml"),
  ),
  "xl/styles.xml": STYLES,
};

/** 0 is A, 26 is AA. */
export const columnName = (at: number): string =>
  (at < 26 ? "" : columnName(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function cellXml(value: Cell, place: string, isBold: boolean): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const style = isFormula(value) ? STYLE.text : isBold ? STYLE.bold : STYLE.plain;
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** The width in Latin letters; a Chinese character counts as two. */
const widthOf = (value: Cell) => String(value ?? "").replace(/[^\0-\xff]/g, "00").length;
const NARROWEST = 6;
const WIDEST = 60;

/** The widths of the columns; rows of two cells are labelled facts and are ignored. */
function columns(rows: readonly (readonly Cell[])[]): string {
  const table = rows.filter(({ length }) => length > 2);
  const many = Math.max(0, ...table.map(({ length }) => length));
  const widths = Array.from({ length: many }, (_, at) => {
    const widest = Math.max(...table.map((row) => widthOf(row[at] ?? null)));
    return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
  });
  const written = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"/>`);
  return written.length > 0 ? `<cols>${written.join("")}</cols>` : "";
}

/** The earliest date of ZIP files, so that equal tables give equal files. */
const MTIME = new Date(1980, 0, 1, 12);

/** A workbook with one sheet, in which texts are never formulas. `head` is the index of the header row, in bold. */
export function xlsx(name: string, rows: readonly (readonly Cell[])[], head = -1): Uint8Array<ArrayBuffer> {
  const sheetRows = rows.map((row, at) => {
    const cells = row.map((value, column) => cellXml(value, `${columnName(column)}${at + 1}`, at === head));
    return `<row r="${at + 1}">${cells.join("")}</row>`;
  });
  const files = {
    ...FIXED,
    "xl/workbook.xml":
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      `<sheet name="${escaped(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    [SHEET]: `${HEAD}<worksheet xmlns="${MAIN}">${columns(rows)}<sheetData>${sheetRows.join("")}</sheetData></worksheet>`,
  };
  const bytes = Object.entries(files).map(([file, text]) => [file, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(bytes), { mtime: MTIME }));
}
