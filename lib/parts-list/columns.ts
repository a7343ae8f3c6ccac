/** The kind of a column in a parts list; for unknown kinds its heading. */
export type Column = "product" | "name" | "quantity" | "note" | "number" | "unit" | { heading: string };

/** The first match wins: 物料编号 is the number of a product, 编号 alone that of a line. */
const NAMES: readonly [RegExp, Exclude<Column, object>][] = [
  [/^单位$|^units?$/i, "unit"],
  [
    /型号|规格|代码|编码|料号|订货号|(?:产品|物料|设备)编号|^model|^code$|part ?(?:no|number)|^type$/i,
    "product",
  ],
  [/数量|台数|件数|^qty|quantity|^pcs$/i, "quantity"],
  [/备注|说明|要求|remark|^notes?$|comment/i, "note"],
  [/^序号?$|^项[次号]$|^编号$|^no\.?$|^item$|^#$/i, "number"],
  [/名称|品名|设备$|产品$|^name$|description/i, "name"],
];

/** Headings are short, unlike text with a value: `型号：LH-A`. */
const MOST_HEADING = 12;
const plain = (cell: string) => cell.replace(/[（(].*[)）]|\s/g, "");

function columnOf(cell: string): Column {
  const heading = plain(cell);
  const found = NAMES.find(([name]) => name.test(heading) || name.test(cell));
  return found ? found[1] : { heading };
}

/** The columns, if the line is a header: at least two known headings, one of them of the product. */
export function headOf(cells: readonly string[]): Column[] | undefined {
  if (cells.some((cell) => plain(cell).length > MOST_HEADING || /[:：]|\d{2}/.test(cell))) return undefined;
  const columns = cells.map(columnOf);
  const known = columns.filter((column) => typeof column === "string");
  const isHead = known.length > 1 && (known.includes("product") || known.includes("name"));
  return isHead ? columns : undefined;
}

/** Line numbers: `1.`, `（2）`; a bare number (NUMBER) only if the lines are numbered. */
const POINT = /^\s*(?:[（(]\d{1,3}[)）]|\d{1,3}[.、)）](?!\d))\s*/;
const NUMBER = /^\s*(\d{1,3})(?:[\t ,，]+)/;

/** Whether lines begin with consecutive numbers. */
export function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1]));
  const following = numbers.filter((number, at) => at > 0 && number === (numbers[at - 1] ?? 0) + 1);
  return following.length > 0 && following.length >= (lines.length - 1) / 2;
}

export const withoutNumber = (line: string, isNumbered: boolean): string =>
  line.replace(POINT, "").replace(isNumbered ? NUMBER : "", "");
