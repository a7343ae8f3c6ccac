import { drawingsOf } from "@/drawings";
import type { DataSheet } from "@/lib/datasheet/data-sheet";
import { PAGE_TEXTS } from "@/lib/links/page-texts";
import { revisionLabel } from "@/lib/revision";
import { closingHeight, drawClosing, drawOrder, orderHeight } from "./closing";
import { drawFigures, figuresHeight } from "./figures";
import { drawHead } from "./head";
import { sheetPicture } from "./picture";
import { pdfOf } from "./pages";
import { END } from "./paper";
import { drawParameters } from "./parameters";
import { type Flow, HEADING_HEIGHT, newPage, ROOM, section } from "./structure";
import { drawWiring, wiringHeight } from "./wiring";

/** The input of a data sheet: plain data, which can be sent to a worker thread. */
export type SheetOrder = {
  sheet: DataSheet;
  /** The data for its drawings. */
  product: Parameters<typeof drawingsOf>[0];
  /** The address of the product's page. */
  address: string;
};

type Section = { height: (scale: number) => number; draw: (scale: number) => void };

/** The sections after the parameters, each with its height at a scale of the drawings. */
function sectionsOf(flow: Flow, { sheet, product, address }: SheetOrder): Section[] {
  const { doc } = flow;
  const drawings = drawingsOf(product);
  const sized = drawings.filter(({ kind }) => kind !== "wiring");
  const wired = drawings.filter(({ kind }) => kind === "wiring");
  const { wiring } = sheet;
  const hasWiring = wired.length > 0 || wiring.points.length > 0 || wiring.terminals !== undefined;
  const sizes: Section = {
    height: (scale) => HEADING_HEIGHT + figuresHeight(doc, sized, scale) + 14,
    draw: (scale) => {
      drawFigures(flow, section(flow, "外形与安装尺寸"), sized, { scale, centred: true });
      flow.y += figuresHeight(doc, sized, scale) + 14;
    },
  };
  return [
    ...(sized.length > 0 ? [sizes] : []),
    ...(hasWiring
      ? [
          {
            height: (scale: number) => wiringHeight(doc, wiring, wired, scale),
            draw: (scale: number) => drawWiring(flow, wiring, wired, scale),
          },
        ]
      : []),
    ...(sheet.ordercode || sheet.orderTable
      ? [{ height: () => orderHeight(doc, sheet), draw: () => drawOrder(flow, sheet) }]
      : []),
    { height: () => closingHeight(doc, sheet), draw: () => drawClosing(flow, sheet, address) },
  ];
}

/** Scales of drawings: at the largest, two fit side by side; below SMALLEST, their figures are small in print. */
const SCALES = [0.69, 0.67, 0.64, 0.61, 0.58, 0.55, 0.52, 0.49, 0.46, 0.43, 0.4];
const SMALLEST = 0.49;

/** The number of additional pages that the sections take. */
function pagesMore(sections: readonly Section[], scale: number, from: number): number {
  let [room, pages] = [END - from, 0];
  for (const { height } of sections) {
    const needed = height(scale);
    if (needed > room) [room, pages] = [ROOM, pages + 1];
    room -= needed;
  }
  return pages;
}

/**
 * Draws the first section on the page of the parameters if its drawings stay readable there, unless that leaves little
 * for the next page.
 */
function drawFirst(flow: Flow, sections: readonly Section[]): readonly Section[] {
  const [first, ...others] = sections;
  if (others.reduce((sum, { height }) => sum + height(SMALLEST), 0) < ROOM / 2) return sections;
  const scale = SCALES.find((each) => each >= SMALLEST && first && flow.y + first.height(each) <= END);
  if (!first || scale === undefined) return sections;
  first.draw(scale);
  return others;
}

function drawOthers(flow: Flow, sections: readonly Section[]) {
  const left = 2 - flow.doc.bufferedPageRange().count;
  const scale = SCALES.find((each) => pagesMore(sections, each, flow.y) <= left) ?? SMALLEST;
  for (const { height, draw } of sections) {
    if (flow.y + height(scale) > END) newPage(flow);
    draw(scale);
  }
}

/** The data sheet of a product as a PDF, on two pages if its drawings can be scaled to fit. */
export const dataSheetPdf = (order: SheetOrder): Promise<Buffer> => {
  const { sheet, address } = order;
  const { model, title, summary, revision } = sheet;
  const name = `${model} ${title}`.trim();
  const facts = {
    title: `${name} 数据页`,
    subject: summary,
    date: revision?.date ?? "1970-01-01",
    frame: {
      name,
      dated: revisionLabel(revision),
      note: PAGE_TEXTS.product.sheet,
      address,
    },
  };
  return pdfOf(facts, (flow) => {
    drawHead(flow, sheet, sheetPicture(sheet.image));
    drawParameters(flow, sheet);
    drawOthers(flow, drawFirst(flow, sectionsOf(flow, order)));
  });
};
