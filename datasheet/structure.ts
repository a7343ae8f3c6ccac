import {
  type Doc,
  END,
  heightOf,
  INK,
  PAPER,
  type Place,
  rule,
  type Style,
  widthBetween,
  write,
} from "./paper";

type Element = PDFKit.PDFStructureElement;
type Options = { alt?: string; scope?: "Row" | "Column" };

/** The document as it is filled, from the top of a page down. */
export type Flow = { doc: Doc; root: Element; y: number };

/** An element of the document's structure, in which further ones stand. */
export function part(doc: Doc, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** What readers read as an element of this type, drawn at once. */
export function content(doc: Doc, parent: Element, type: string, draw: () => void, options: Options = {}) {
  parent.add(doc.struct(type, options, [draw]));
}

/** A text as an element of its own; the flow stays where it is. */
export function say(
  { doc }: Flow,
  parent: Element,
  type: string,
  text: string,
  style: Style,
  place: Place,
): number {
  content(doc, parent, type, () => write(doc, text, style, place));
  return heightOf(doc, text, style, place.width);
}

/** Under the running head, which is drawn when all pages are there (datasheet/frame.ts). */
const SECOND_TOP = PAPER.top + 30;

export function newPage(flow: Flow, layout: "portrait" | "landscape" = "portrait") {
  flow.doc.addPage({ ...flow.doc.options, layout });
  flow.y = SECOND_TOP;
}

export const ROOM = END - SECOND_TOP;
/** Of a page that lies on its side. */
export const LYING = {
  width: PAPER.height - PAPER.left - PAPER.right,
  height: PAPER.width - PAPER.bottom - SECOND_TOP,
};

const HEADING = { size: 11.5, bold: true, colour: INK.brand };
export const HEADING_HEIGHT = 27;

/** A stretch of the sheet under its heading, which is a bookmark, too. */
export function section(flow: Flow, title: string): Element {
  const { doc, root } = flow;
  const element = part(doc, root, "Sect");
  doc.outline.addItem(title, { top: flow.y, left: doc.page.width } as object);
  const width = widthBetween(doc);
  say(flow, element, "H2", title, HEADING, { x: PAPER.left, y: flow.y, width });
  rule(doc, PAPER.left, flow.y + 19, width, INK.brand, 1);
  flow.y += HEADING_HEIGHT;
  return element;
}
