import type { Drawing } from "@/drawings";
import { type Doc, heightOf, INK, PAPER, WIDTH, write } from "./paper";
import { drawMarks } from "./marks";
import { content, type Flow } from "./structure";

type Element = PDFKit.PDFStructureElement;

export const GAP = 14;
/** Distance between two rows. */
const BETWEEN = 12;
const CAPTION = { size: 7, colour: INK.muted };

const captionHeight = (doc: Doc, { caption, width }: Drawing, scale: number) =>
  heightOf(doc, caption, CAPTION, width * scale) + 5;

/** Rows of drawings at a scale, as many in each as fit on the page, with captions below. */
function rowsOf(drawings: readonly Drawing[], scale: number): Drawing[][] {
  const rows: Drawing[][] = [];
  for (const drawing of drawings) {
    const row = rows.at(-1);
    if (row && rowWidth([...row, drawing], scale) <= WIDTH) row.push(drawing);
    else rows.push([drawing]);
  }
  return rows;
}

const rowWidth = (row: readonly Drawing[], scale: number) =>
  row.reduce((sum, { width }) => sum + width * scale + GAP, -GAP);
const rowHeight = (doc: Doc, row: readonly Drawing[], scale: number) =>
  Math.max(...row.map((drawing) => drawing.height * scale + captionHeight(doc, drawing, scale)));

export const figuresWidth = (drawings: readonly Drawing[], scale: number) =>
  Math.max(0, ...rowsOf(drawings, scale).map((row) => rowWidth(row, scale)));
export const figuresHeight = (doc: Doc, drawings: readonly Drawing[], scale: number) =>
  rowsOf(drawings, scale).reduce((sum, row) => sum + rowHeight(doc, row, scale) + BETWEEN, -BETWEEN);

/** Draws a row: schematics are aligned at the top, other drawings at the bottom. */
function drawRow(
  doc: Doc,
  parent: Element,
  row: readonly Drawing[],
  { x, y, scale }: { x: number; y: number; scale: number },
) {
  const tallest = Math.max(...row.map(({ height }) => height)) * scale;
  let left = x;
  for (const drawing of row) {
    const { kind, title, description, caption, width, height } = drawing;
    const [at, top] = [left, kind === "wiring" ? y : y + tallest - height * scale];
    const draw = () => drawMarks(doc, drawing, at, top, scale);
    content(doc, parent, "Figure", draw, { alt: `${title}。${description}` });
    const below = {
      x: at,
      y: (kind === "wiring" ? y + height * scale : y + tallest) + 3,
      width: width * scale,
    };
    content(doc, parent, "Caption", () => write(doc, caption, CAPTION, { ...below, align: "center" }));
    left += width * scale + GAP;
  }
}

/** Draws the rows downwards from the position of the flow, left-aligned or centred; does not advance the flow. */
export function drawFigures(
  { doc, y }: Flow,
  parent: Element,
  drawings: readonly Drawing[],
  { scale, centred }: { scale: number; centred: boolean },
) {
  let top = y;
  for (const row of rowsOf(drawings, scale)) {
    const inset = centred ? (WIDTH - rowWidth(row, scale)) / 2 : 0;
    drawRow(doc, parent, row, { x: PAPER.left + inset, y: top, scale });
    top += rowHeight(doc, row, scale) + BETWEEN;
  }
}
