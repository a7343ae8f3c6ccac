import { strFromU8, unzipSync } from "fflate";
import { JSDOM } from "jsdom";
import { Refusal } from "@/desk/items";
import { SHEET, xlsx } from "@/lib/text/xlsx";

/** The maximum uncompressed size of a workbook, against zip bombs. */
const MOST_BYTES = 50_000_000;
const columnAt = (name: string) =>
  [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Rows as a workbook with text cells only, so that cells beginning with = + - @ are no formulas. */
export const workbookOf = (rows: readonly (readonly string[])[]): Uint8Array => xlsx("Sheet1", rows);

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  try {
    return unzipSync(bytes, { filter: ({ originalSize }) => (size += originalSize) <= MOST_BYTES });
  } catch {
    throw new Refusal("这不是 .xlsx 文件。");
  }
}

const elements = (text: string, name: string) => [
  ...new JSDOM(text, { contentType: "text/xml" }).window.document.getElementsByTagNameNS("*", name),
];
/** The text of a rich text cell without phonetic annotations; `_x000d_` escapes are decoded. */
const wordsOf = (element: Element) =>
  [...element.getElementsByTagNameNS("*", "t")]
    .filter((one) => one.parentElement?.localName !== "rPh")
    .map((one) => one.textContent)
    .join("")
    .replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * The cells of the first sheet as text.
 * @throws {Refusal} if it has macros, formulas, merged cells or errors, whose meaning is not in the cells
 */
export function rowsIn(bytes: Uint8Array): string[][] {
  const files = unpacked(bytes);
  const sheet = files[SHEET];
  if (Object.keys(files).some((name) => /vbaProject|macrosheets/i.test(name)))
    throw new Refusal("文件里有宏，请另存为不含宏的 .xlsx。");
  if (!sheet) throw new Refusal("文件里没有第一张工作表，或者太大。");
  const text = strFromU8(sheet);
  const [merged] = elements(text, "mergeCell");
  if (merged) throw new Refusal(`${merged.getAttribute("ref")} 是合并的单元格，请先拆开。`);
  const shared = files["xl/sharedStrings.xml"];
  const words = shared ? elements(strFromU8(shared), "si").map(wordsOf) : [];
  const rows: string[][] = [];
  for (const cell of elements(text, "c")) {
    const place = cell.getAttribute("r") ?? "";
    const [, column = "", line = ""] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place) ?? [];
    if (column === "") throw new Refusal("工作表的格式不认识，请用 Excel 或 WPS 另存为 .xlsx。");
    if (cell.getElementsByTagNameNS("*", "f").length > 0)
      throw new Refusal(`${place} 是公式，请改成它的值。`);
    const type = cell.getAttribute("t");
    const value = cell.getElementsByTagNameNS("*", "v")[0]?.textContent ?? "";
    if (type === "e") throw new Refusal(`${place} 是错误值「${value}」。`);
    const row = (rows[Number(line) - 1] ??= []);
    row[columnAt(column)] =
      type === "s" ? (words[Number(value)] ?? "") : type === "inlineStr" ? wordsOf(cell) : value;
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (one) => one ?? ""));
}
