import { encode } from "uqr";
import { codePath } from "@/lib/qr-path";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { SITE } from "@/lib/site";
import { type Doc, heightOf, INK, PAPER, WIDTH } from "./paper";
import { content, type Flow, HEADING_HEIGHT, part, say, section } from "./structure";
import { drawTable, tableHeight } from "./table";

const SIZE = 8;
const CODE = { size: 12, bold: true, colour: INK.navy };
const SMALL = { size: 7.5 };
const MUTED = { size: 7.5, colour: INK.muted };
const QR = 62;
/** Width of the QR code and the contact, right of the standards. */
const CONTACT = 206;
const STANDARDS = WIDTH - CONTACT - 20;
const ORDER_TABLE = { x: PAPER.left + 190, width: WIDTH - 190 };

export const orderHeight = (doc: Doc, { orderTable }: DataSheet) =>
  HEADING_HEIGHT + Math.max(48, orderTable ? tableHeight(doc, orderTable, ORDER_TABLE.width, SIZE) : 0) + 14;

/** How to order: an example code and the meaning of its parts. */
export function drawOrder(flow: Flow, { ordercode, orderTable }: DataSheet) {
  const element = section(flow, "订货代码");
  const top = flow.y;
  const left = { x: PAPER.left, width: 176 };
  const y = top + 2 + say(flow, element, "P", "订货示例", MUTED, { ...left, y: top + 2 });
  say(flow, element, "P", ordercode, CODE, { ...left, y });
  if (orderTable) drawTable(flow, element, orderTable, { ...ORDER_TABLE, size: SIZE });
  flow.y = Math.max(flow.y, top + 48) + 14;
}

const standardsHeight = (doc: Doc, standards: readonly string[]) =>
  standards.reduce((sum, text) => sum + heightOf(doc, text, SMALL, STANDARDS) + 2, 0);

export const closingHeight = (doc: Doc, { standards }: DataSheet) =>
  HEADING_HEIGHT + Math.max(CONTACT_HEIGHT, standardsHeight(doc, standards));

/** Height of the QR code with the contact. */
export const CONTACT_HEIGHT = QR + 4;

/** QR code of the page and contact, at the right edge. */
export function drawContact(flow: Flow, parent: PDFKit.PDFStructureElement, page: string, address: string) {
  const { doc } = flow;
  const left = PAPER.left + STANDARDS + 20;
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const draw = () => {
    doc.save();
    // The path consists of lines along the middle of the rows of modules.
    doc.translate(left, flow.y + QR / size / 2).scale(QR / size);
    doc.path(codePath(data)).lineWidth(1).strokeColor("#000").stroke();
    doc.restore();
  };
  content(doc, parent, "Figure", draw, { alt: `${page}二维码：${address}` });
  const place = { x: left + QR + 10, width: CONTACT - QR - 10 };
  let y = flow.y - 2;
  y += say(flow, parent, "P", `扫码查看${page}与最新资料`, { ...SMALL, bold: true }, { ...place, y }) + 2;
  y += say(flow, parent, "P", `销售热线 ${SITE.salesLine}`, MUTED, { ...place, y });
  y += say(flow, parent, "P", `技术热线 ${SITE.technicalLine}`, MUTED, { ...place, y });
  say(flow, parent, "P", SITE.email, MUTED, { ...place, y });
}

/** Standards, QR code of the product's page, and contact. */
export function drawClosing(flow: Flow, { standards }: DataSheet, address: string) {
  const element = section(flow, "执行标准");
  drawContact(flow, element, "产品页", address);
  const list = part(flow.doc, element, "L");
  for (const text of standards) {
    const item = part(flow.doc, list, "LI");
    flow.y += say(flow, item, "LBody", text, SMALL, { x: PAPER.left, y: flow.y, width: STANDARDS }) + 2;
  }
}
