import { type Drawn, drawOneLine } from "@/drawings";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import type { OneLine } from "@/lib/one-line/shape";
import type { Block } from "@/lib/text/blocks";
import { CONTACT_HEIGHT, drawContact } from "./closing";
import { brandLine } from "./head";
import { drawMarks } from "./marks";
import { pdfOf } from "./pages";
import { artifact, END, heightOf, INK, PAPER, WIDTH } from "./paper";
import { content, type Flow, HEADING_HEIGHT, LYING, newPage, part, ROOM, say, section } from "./structure";
import { drawTable } from "./table";

/** The input of a solution's document: plain data, which can be sent to a worker thread. */
export type SolutionOrder = {
  title: string;
  /** The field of application. */
  field: string;
  /** The date of its latest change. */
  date: string;
  /** Problem, load, devices and target, and the result, each with a label. */
  facts: readonly { name: string; text: string }[];
  blocks: readonly Block[];
  diagram: OneLine | undefined;
  /** Models of the products in the diagram. */
  models: ReadonlyMap<number, string>;
  address: string;
};

type Element = PDFKit.PDFStructureElement;

const TITLE = { size: 18, bold: true, colour: INK.navy };
const TEXT = { size: 9 };
const TABLE = { x: PAPER.left, width: WIDTH, size: 8 };
const AFTER = 7;
/** Room required below a heading, so that it is not alone at the end of a page. */
const BELOW_HEADING = 60;
const POINT = 14;

const makeRoom = (flow: Flow, height: number) => {
  if (flow.y + height > END) newPage(flow);
};

function paragraph(flow: Flow, parent: Element, type: string, text: string, inset = 0) {
  const place = { x: PAPER.left + inset, width: WIDTH - inset };
  makeRoom(flow, heightOf(flow.doc, text, TEXT, place.width));
  flow.y += say(flow, parent, type, text, TEXT, { ...place, y: flow.y });
}

function points(flow: Flow, parent: Element, { points, isNumbered }: Extract<Block, { kind: "points" }>) {
  const list = part(flow.doc, parent, "L");
  points.forEach((text, at) => {
    const item = part(flow.doc, list, "LI");
    makeRoom(flow, heightOf(flow.doc, text, TEXT, WIDTH - POINT));
    const { y } = flow;
    if (isNumbered) say(flow, item, "Lbl", `${at + 1}.`, TEXT, { x: PAPER.left, y, width: POINT });
    else artifact(flow.doc, () => flow.doc.circle(PAPER.left + 4, y + 7, 1.2).fill(INK.accent));
    paragraph(flow, item, "LBody", text, POINT);
    flow.y += 2;
  });
}

function drawBlocks(flow: Flow, blocks: readonly Block[]) {
  let parent = flow.root;
  for (const block of blocks) {
    if (block.kind === "heading") {
      makeRoom(flow, HEADING_HEIGHT + BELOW_HEADING);
      parent = section(flow, block.text);
      continue;
    }
    if (block.kind === "paragraph") paragraph(flow, parent, "P", block.text);
    else if (block.kind === "points") points(flow, parent, block);
    else drawTable(flow, parent, block, TABLE);
    flow.y += AFTER;
  }
}

/** A diagram with a larger ratio of width to height gets a landscape page: in portrait it would be too small. */
const WIDE = 1.5;
const isWide = ({ width, height }: Drawn) => width > WIDE * height;

/** @param below height of the content that follows the diagram on a landscape page */
function drawDiagram(flow: Flow, label: string, drawn: Drawn, below: number) {
  const lies = isWide(drawn);
  const room = lies ? { width: LYING.width, height: LYING.height - below } : { width: WIDTH, height: ROOM };
  const { width, height } = drawn;
  const scale = Math.min(
    lies ? 1 : 0.75,
    room.width / width,
    (room.height - HEADING_HEIGHT - AFTER) / height,
  );
  if (lies) newPage(flow, "landscape");
  else makeRoom(flow, HEADING_HEIGHT + height * scale + AFTER);
  const parent = section(flow, "配电单线图");
  const draw = () => drawMarks(flow.doc, drawn, PAPER.left, flow.y, scale);
  content(flow.doc, parent, "Figure", draw, { alt: label });
  flow.y += height * scale + AFTER;
}

const CONTACT = HEADING_HEIGHT + CONTACT_HEIGHT;

/** The one-line diagram and the contact: before a diagram on a landscape page if there is room, else after it. */
function drawEnd(flow: Flow, { title, diagram, models, address }: SolutionOrder) {
  const drawn = diagram && drawOneLine(diagram, models);
  const contact = () => drawContact(flow, section(flow, "联系我们"), "方案页", address);
  const comesFirst = drawn !== undefined && isWide(drawn) && flow.y + CONTACT <= END;
  if (comesFirst) contact();
  if (drawn) drawDiagram(flow, `${title}单线图`, drawn, comesFirst ? 0 : CONTACT);
  if (comesFirst) return;
  makeRoom(flow, CONTACT);
  contact();
}

/** A solution as a PDF: purpose, text, one-line diagram and contact. */
export const solutionPdf = (order: SolutionOrder): Promise<Buffer> => {
  const { title, field, date, facts, address } = order;
  const frame = { name: title, dated: date, note: PAGE_TEXTS.solution.sheet, address };
  return pdfOf({ title, subject: `${field}解决方案`, date, frame }, (flow) => {
    brandLine(flow, `解决方案 ${date}`, field);
    flow.doc.outline.addItem(title, { top: 0, left: PAPER.width } as object);
    flow.y += say(flow, flow.root, "H1", title, TITLE, { x: PAPER.left, y: flow.y - 4, width: WIDTH }) + 4;
    drawTable(
      flow,
      flow.root,
      { header: ["要点", "内容"], rows: facts.map(({ name, text }) => [name, text]) },
      TABLE,
    );
    flow.y += AFTER * 2;
    drawBlocks(flow, order.blocks);
    drawEnd(flow, order);
  });
};
