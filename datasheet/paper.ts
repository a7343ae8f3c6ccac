import { printable } from "./fonts";

/** A4 in points, with margins. */
export const PAPER = { width: 595.28, height: 841.89, left: 42, right: 42, top: 34, bottom: 50 };
export const WIDTH = PAPER.width - PAPER.left - PAPER.right;
/** The lower end of the content; only the footer is below. */
export const END = PAPER.height - PAPER.bottom;
/** Depends on the page, as wide content is on a landscape page. */
export const widthBetween = (doc: Doc) => doc.page.width - PAPER.left - PAPER.right;

/** Colours of app/tokens.module.css. */
export const INK = {
  navy: "#0a1f44",
  brand: "#0b4da2",
  accent: "#12b5a6",
  text: "#14213a",
  muted: "#4c5a72",
  line: "#dbe2ec",
  soft: "#f4f6f9",
  danger: "#b3261e",
};

export type Doc = PDFKit.PDFDocument;
export type Style = { size: number; bold?: boolean; colour?: string };
export type Place = { x: number; y: number; width: number; align?: "left" | "right" | "center" };

const dressed = (doc: Doc, { size, bold = false, colour = INK.text }: Style) =>
  doc
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(colour);

/** Height of a text that is wrapped at a width. */
export const heightOf = (doc: Doc, text: string, style: Style, width: number): number =>
  dressed(doc, style).heightOfString(printable(text), { width });

export const widthOf = (doc: Doc, text: string, style: Style): number =>
  dressed(doc, style).widthOfString(printable(text));

export function write(doc: Doc, text: string, style: Style, { x, y, width, align = "left" }: Place) {
  dressed(doc, style).text(printable(text), x, y, { width, align });
}

/** A single line, from a point on its baseline. */
export function writeAt(doc: Doc, text: string, style: Style, x: number, y: number) {
  dressed(doc, style).text(printable(text), x, y, { lineBreak: false, baseline: "alphabetic" });
}

/** Draws decoration, which screen readers skip. */
export function artifact(doc: Doc, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

export function rule(doc: Doc, x: number, y: number, width: number, colour = INK.line, weight = 0.5) {
  artifact(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke(),
  );
}
