import type { Drawing } from "@/drawings";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { type Doc, heightOf, PAPER, WIDTH } from "./paper";
import { drawFigures, figuresHeight, figuresWidth, GAP } from "./figures";
import { type Flow, HEADING_HEIGHT, part, say, section } from "./structure";
import { drawTable, tableHeight } from "./table";

type Element = PDFKit.PDFStructureElement;
type Wiring = DataSheet["wiring"];

const SIZE = 7.5;
const STYLE = { size: SIZE };
/** Texts and terminals are beside the schematics if there is this much room, else below them. */
const NARROWEST = 150;
const NUMBER = 12;
const BELOW = 8;
const HALVES = 20;

const linesOf = ({ words, points }: Wiring) => [
  ...words.map((text) => ({ text, number: "" })),
  ...points.map((text, at) => ({ text, number: `${at + 1}.` })),
];

const wordsHeight = (doc: Doc, wiring: Wiring, width: number) =>
  linesOf(wiring).reduce(
    (sum, { text, number }) => sum + heightOf(doc, text, STYLE, width - (number ? NUMBER : 0)) + 2,
    0,
  );

const terminalsHeight = (doc: Doc, { terminals }: Wiring, width: number) =>
  terminals ? tableHeight(doc, terminals, width, SIZE) : 0;

/** Positions of terminals and texts: in a column beside the schematics, or side by side below them. */
function layOut(doc: Doc, wiring: Wiring, drawings: readonly Drawing[], scale: number) {
  const used = drawings.length > 0 ? figuresWidth(drawings, scale) + GAP + 4 : 0;
  const drawn = drawings.length > 0 ? figuresHeight(doc, drawings, scale) : 0;
  const width = WIDTH - used;
  if (drawings.length > 0 && width >= NARROWEST) {
    const terminals = terminalsHeight(doc, wiring, width);
    const table = { x: used, y: 0, width };
    const words = { x: used, y: terminals === 0 ? 0 : terminals + BELOW, width };
    return { table, words, height: Math.max(drawn, words.y + wordsHeight(doc, wiring, width)) };
  }
  const y = drawings.length > 0 ? drawn + BELOW : 0;
  const half = wiring.terminals ? (WIDTH - HALVES) / 2 : WIDTH;
  const table = { x: 0, y, width: half };
  const words = { x: WIDTH - half, y, width: half };
  const height = Math.max(terminalsHeight(doc, wiring, half), wordsHeight(doc, wiring, half));
  return { table, words, height: y + height };
}

export const wiringHeight = (doc: Doc, wiring: Wiring, drawings: readonly Drawing[], scale: number) =>
  HEADING_HEIGHT + layOut(doc, wiring, drawings, scale).height + 14;

function drawWords(flow: Flow, parent: Element, wiring: Wiring, { x, width }: { x: number; width: number }) {
  for (const { text, number } of linesOf(wiring)) {
    const paragraph = part(flow.doc, parent, "P");
    if (number) say(flow, paragraph, "Lbl", number, STYLE, { x, y: flow.y, width: NUMBER });
    const inset = number ? NUMBER : 0;
    flow.y +=
      say(flow, paragraph, "Span", text, STYLE, { x: x + inset, y: flow.y, width: width - inset }) + 2;
  }
}

/** Schematics, terminals, and notes on connecting. */
export function drawWiring(flow: Flow, wiring: Wiring, drawings: readonly Drawing[], scale: number) {
  const element = section(flow, "接线");
  const top = flow.y;
  const { table, words, height } = layOut(flow.doc, wiring, drawings, scale);
  const at = ({ x, y, width }: typeof table) => {
    flow.y = top + y;
    return { x: PAPER.left + x, width };
  };
  if (drawings.length > 0) drawFigures(flow, element, drawings, { scale, centred: false });
  if (wiring.terminals) drawTable(flow, element, wiring.terminals, { ...at(table), size: SIZE });
  drawWords(flow, element, wiring, at(words));
  flow.y = top + height + 14;
}
