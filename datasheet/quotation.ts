import type { QuotationPaper } from "@/lib/inquiry/quotation-paper";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { SITE } from "@/lib/site";
import { brandLine } from "./head";
import { pdfOf } from "./pages";
import { END, heightOf, INK, PAPER, type Style, WIDTH } from "./paper";
import { type Flow, newPage, part, say, section } from "./structure";
import { type Column, drawTable, rowHeight, tableRow } from "./table";

const TITLE = { size: 18, bold: true, colour: INK.navy };
const LATE = { size: 9, bold: true, colour: INK.danger };
const TOTAL = { size: 11, bold: true, colour: INK.navy };
const NOTE = { size: 8, colour: INK.muted };
const HEAD: Style = { size: 7.5, colour: INK.muted };
const WHOLE = { x: PAPER.left, width: WIDTH, size: 8.5 };
const AFTER = 12;

type Line = QuotationPaper["lines"][number];

const COLUMNS: readonly {
  name: string;
  width: number;
  isRight?: boolean;
  text: (line: Line, at: number) => string;
}[] = [
  { name: "序号", width: 22, text: (_, at) => String(at + 1) },
  { name: "型号代码", width: 94, text: ({ code }) => code },
  { name: "产品与说明", width: 128, text: ({ words }) => words.join("\n") },
  { name: "数量", width: 30, isRight: true, text: ({ quantity }) => quantity },
  { name: "单价（元）", width: 58, isRight: true, text: ({ price }) => price },
  { name: "小计（元）", width: 64, isRight: true, text: ({ sum }) => sum },
  { name: "交期", width: 52, text: ({ lead }) => lead },
  { name: "有效期至", width: 0, text: ({ until }) => until },
];
const GAP = 7;

/** The columns at their positions; the last one takes the remaining width. */
function placed(style: (at: number) => Style): Column[] {
  let x = PAPER.left;
  return COLUMNS.map(({ width, isRight }, at) => {
    const column = {
      x,
      width: (width || PAPER.left + WIDTH - x + GAP) - GAP,
      style: style(at),
      align: isRight ? ("right" as const) : ("left" as const),
    };
    x += width;
    return column;
  });
}

const NAMED = placed(() => HEAD);
/** The order code is bold. */
const FILLED = placed((at) => ({ size: 8, bold: at === 1 }));

/** The quoted lines, with the header of the table on every page. */
function drawLines(flow: Flow, lines: readonly Line[], total: string) {
  const parent = section(flow, "报价明细");
  const table = part(flow.doc, parent, "Table");
  const named = NAMED.map((column, at) => ({
    ...{ text: COLUMNS[at]?.name ?? "", column },
    ...{ type: "TH" as const, scope: "Column" as const },
  }));
  tableRow(flow, table, named);
  lines.forEach((line, place) => {
    const cells = FILLED.map((column, at) => ({
      ...{ text: COLUMNS[at]?.text(line, place) ?? "", column },
      ...(at === 1 ? { type: "TH" as const, scope: "Row" as const } : { type: "TD" as const }),
    }));
    if (flow.y + rowHeight(flow.doc, cells) > END) {
      newPage(flow);
      tableRow(flow, table, named);
    }
    tableRow(flow, table, cells);
  });
  flow.y += 6;
  if (total) {
    const words = `合计 ${total}`;
    if (flow.y + heightOf(flow.doc, words, TOTAL, WIDTH) > END) newPage(flow);
    flow.y += say(flow, parent, "P", words, TOTAL, {
      x: PAPER.left,
      y: flow.y,
      width: WIDTH,
      align: "right",
    });
  }
}

const tableOf = (facts: readonly { label: string; text: string }[], name: string) => ({
  header: [name, "内容"],
  rows: facts.map(({ label, text }) => [label, text]),
});

/** The quotation for a list as a PDF: recipient and terms, the price of each line, and its validity. */
export const quotationPdf = (paper: QuotationPaper): Promise<Buffer> => {
  const { message, round, day, ended, facts, terms, lines, total, address } = paper;
  const name = `报价单 第 ${message} 号`;
  const frame = { name, dated: `第 ${round} 轮 · ${day}`, note: PAGE_TEXTS.quotation.sheet, address };
  return pdfOf({ title: name, subject: `${SITE.company} ${day}`, date: day, frame }, (flow) => {
    const across = { x: PAPER.left, width: WIDTH };
    brandLine(flow, `报价单 第 ${round} 轮`, day);
    flow.doc.outline.addItem(name, { top: 0, left: PAPER.width } as object);
    flow.y += say(flow, flow.root, "H1", name, TITLE, { ...across, y: flow.y - 4 }) + 2;
    if (ended) {
      const late = `报价已于 ${ended} 到期，需要时请在回执页上再次询问。`;
      flow.y += say(flow, flow.root, "P", late, LATE, { ...across, y: flow.y }) + 4;
    }
    drawTable(flow, flow.root, tableOf([...facts, ...terms], "项目"), WHOLE);
    flow.y += 6;
    const ask = `销售热线 ${SITE.salesLine}　${SITE.email}`;
    flow.y += say(flow, flow.root, "P", ask, NOTE, { ...across, y: flow.y }) + AFTER;
    drawLines(flow, lines, total);
  });
};
