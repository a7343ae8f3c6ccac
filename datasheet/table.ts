import { type Doc, END, heightOf, INK, rule, type Style } from "./paper";
import { content, type Flow, newPage, part } from "./structure";
import { write } from "./paper";

type Element = PDFKit.PDFStructureElement;
export type Column = { x: number; width: number; style: Style; align?: "left" | "right" };
type Cell = { text: string; column: Column; type: "TH" | "TD"; scope?: "Row" | "Column" };

/** Padding above and below the text of a row. */
const PAD = 1.6;

/** Height of a row including its padding. */
export const rowHeight = (doc: Doc, cells: readonly Pick<Cell, "text" | "column">[]) =>
  Math.max(...cells.map(({ text, column }) => heightOf(doc, text, column.style, column.width))) + 2 * PAD;

/** A row with a rule below from the cell `ruled` on; starts a new page if there is no room. */
export function tableRow(
  flow: Flow,
  table: Element,
  cells: readonly Cell[],
  ruledFrom = cells[0]?.column.x ?? 0,
) {
  const { doc } = flow;
  const height = rowHeight(doc, cells);
  if (flow.y + height > END) newPage(flow);
  const row = part(doc, table, "TR");
  for (const { text, column, type, scope } of cells) {
    const { x, width, align = "left" } = column;
    const place = { x, y: flow.y + PAD, width, align };
    content(doc, row, type, () => write(doc, text, column.style, place), scope && { scope });
  }
  flow.y += height;
  const last = cells.at(-1)?.column;
  if (last) rule(doc, ruledFrom, flow.y, last.x + last.width - ruledFrom);
}

type PlainTable = { header: readonly string[]; rows: readonly (readonly string[])[] };

/** Columns of equal width, or a narrow and a wide one if there are two; the first one is bold. */
function columnsOf(count: number, x: number, width: number, size: number): Column[] {
  const gap = 8;
  const shares = count === 2 ? [0.34, 0.66] : Array.from({ length: count }, () => 1 / count);
  let left = x;
  return shares.map((share, at) => {
    const column = { x: left, width: width * share - gap, style: { size, bold: at === 0 } };
    left += width * share;
    return at === count - 1 ? { ...column, width: column.width + gap } : column;
  });
}

const headStyle = (size: number): Style => ({ size: size - 0.5, colour: INK.muted });

export function tableHeight(doc: Doc, { header, rows }: PlainTable, width: number, size: number): number {
  const columns = columnsOf(header.length, 0, width, size);
  const cellsOf = (texts: readonly string[]) =>
    columns.map((column, at) => ({ text: texts[at] ?? "", column }));
  const head = columns.map((column, at) => ({
    text: header[at] ?? "",
    column: { ...column, style: headStyle(size) },
  }));
  return [head, ...rows.map(cellsOf)].reduce((sum, cells) => sum + rowHeight(doc, cells), 0);
}

/** A table with a header and thin rules. */
export function drawTable(
  flow: Flow,
  parent: Element,
  { header, rows }: PlainTable,
  { x, width, size }: { x: number; width: number; size: number },
) {
  const table = part(flow.doc, parent, "Table");
  const columns = columnsOf(header.length, x, width, size);
  tableRow(
    flow,
    table,
    columns.map((column, at) => ({
      text: header[at] ?? "",
      column: { ...column, style: headStyle(size) },
      type: "TH",
      scope: "Column",
    })),
  );
  for (const texts of rows)
    tableRow(
      flow,
      table,
      columns.map((column, at) => ({ text: texts[at] ?? "", column, type: "TD" })),
    );
}
