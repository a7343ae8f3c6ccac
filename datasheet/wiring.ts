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
/** Words and terminals stand beside the schematics where there is this much room, else below them. */
const NARROWEST = 150;
const NUMBER = 12;

const linesOf = ({ words, points }: Wiring) => [
  ...words.map((text) => ({ text, number: "" })),
  ...points.map((text, at) => ({ text, number: `${at + 1}.` })),
];

const wordsHeight = (doc: Doc, wiring: Wiring, width: number) =>
  linesOf(wiring).reduce(
    (sum, { text, number }) => sum + heightOf(doc, text, STYLE, width - (number ? NUMBER : 0)) + 2,
    0,
  );

const sideHeight = (doc: Doc, wiring: Wiring, width: number) =>
  wordsHeight(doc, wiring, width) +
  (wiring.terminals ? 8 + tableHeight(doc, wiring.terminals, width, SIZE) : 0);

function layOut(doc: Doc, wiring: Wiring, drawings: readonly Drawing[], scale: number) {
  const used = drawings.length > 0 ? figuresWidth(drawings, scale) + GAP + 4 : 0;
  const drawn = figuresHeight(doc, drawings, scale);
  if (WIDTH - used < NARROWEST)
    return { x: 0, y: drawn + 8, width: WIDTH, height: drawn + 8 + sideHeight(doc, wiring, WIDTH) };
  const width = WIDTH - used;
  return { x: used, y: 0, width, height: Math.max(drawn, sideHeight(doc, wiring, width)) };
}

export const wiringHeight = (doc: Doc, wiring: Wiring, drawings: readonly Drawing[], scale: number) =>
  HEADING_HEIGHT + layOut(doc, wiring, drawings, scale).height + 14;

function words(flow: Flow, parent: Element, wiring: Wiring, { x, width }: { x: number; width: number }) {
  for (const { text, number } of linesOf(wiring)) {
    const paragraph = part(flow.doc, parent, "P");
    if (number) say(flow, paragraph, "Lbl", number, STYLE, { x, y: flow.y, width: NUMBER });
    const inset = number ? NUMBER : 0;
    flow.y +=
      say(flow, paragraph, "Span", text, STYLE, { x: x + inset, y: flow.y, width: width - inset }) + 2;
  }
}

/** Schematics, terminals, and what to mind while connecting. */
export function drawWiring(flow: Flow, wiring: Wiring, drawings: readonly Drawing[], scale: number) {
  const element = section(flow, "接线");
  const top = flow.y;
  const { x, y, width, height } = layOut(flow.doc, wiring, drawings, scale);
  if (drawings.length > 0) drawFigures(flow, element, drawings, { x: PAPER.left, scale });
  flow.y = top + y;
  const place = { x: PAPER.left + x, width };
  if (wiring.terminals) {
    drawTable(flow, element, wiring.terminals, { ...place, size: SIZE });
    flow.y += 8;
  }
  words(flow, element, wiring, place);
  flow.y = top + height + 14;
}
