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

/** The document while it is written, from the top of each page down. */
export type Flow = { doc: Doc; root: Element; y: number };

/** A structure element that contains further ones. */
export function part(doc: Doc, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** A structure element with content, drawn immediately. */
export function content(doc: Doc, parent: Element, type: string, draw: () => void, options: Options = {}) {
  parent.add(doc.struct(type, options, [draw]));
}

/** A text as a structure element; does not advance the flow. */
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

/** Below the running header, which is drawn when all pages exist (datasheet/frame.ts). */
const SECOND_TOP = PAPER.top + 30;

export function newPage(flow: Flow, layout: "portrait" | "landscape" = "portrait") {
  flow.doc.addPage({ ...flow.doc.options, layout });
  flow.y = SECOND_TOP;
}

export const ROOM = END - SECOND_TOP;
/** Options of a landscape page. */
export const LYING = {
  width: PAPER.height - PAPER.left - PAPER.right,
  height: PAPER.width - PAPER.bottom - SECOND_TOP,
};

const HEADING = { size: 11.5, bold: true, colour: INK.brand };
export const HEADING_HEIGHT = 27;

/** A section with its heading, which is also a bookmark. */
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
