import type { Drawing } from "@/drawings";
import { type Doc, heightOf, INK, write } from "./paper";
import { drawMarks } from "./marks";
import { content, type Flow } from "./structure";

type Element = PDFKit.PDFStructureElement;

export const GAP = 14;
const CAPTION = { size: 7, colour: INK.muted };

const captionHeight = (doc: Doc, { caption, width }: Drawing, scale: number) =>
  heightOf(doc, caption, CAPTION, width * scale) + 5;

/** Drawings beside one another at a scale, their captions below. */
export const figuresWidth = (drawings: readonly Drawing[], scale: number) =>
  drawings.reduce((sum, { width }) => sum + width * scale + GAP, -GAP);
export const figuresHeight = (doc: Doc, drawings: readonly Drawing[], scale: number) =>
  Math.max(0, ...drawings.map((drawing) => drawing.height * scale + captionHeight(doc, drawing, scale)));

/** Standing on one line, as drawings of one thing do; the flow stays where it is. */
export function drawFigures(
  { doc, y }: Flow,
  parent: Element,
  drawings: readonly Drawing[],
  { x, scale }: { x: number; scale: number },
) {
  const tallest = Math.max(...drawings.map(({ height }) => height)) * scale;
  let left = x;
  for (const { kind, title, description, caption, width, height, marks } of drawings) {
    const [at, top] = [left, kind === "wiring" ? y : y + tallest - height * scale];
    const draw = () => {
      doc.save();
      doc.translate(at, top).scale(scale).lineJoin("round");
      drawMarks(doc, marks, { fill: "none", stroke: INK.navy, strokeWidth: kind === "wiring" ? 1.2 : 0.8 });
      doc.restore();
    };
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
