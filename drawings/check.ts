import { dimensionSheets } from "./outline/dimension-sheets";
import type { DrawingProduct } from "./geometry/drawing-product";
import { readDepth, readShapes, saysOrder } from "./outline/shape-size";
import { OUTLINES } from "./outline/family";
import { missingParts } from "./wiring/shown-parts";
import { missingTerminals } from "./wiring/shown-terminals";
import { SCHEMATICS, wiringOf } from "./wiring/wiring";

/** The outlines and schematics that content may name (docs/editing.md). */
export const OUTLINE_NAMES = OUTLINES;
export const WIRING_NAMES = SCHEMATICS;

/** A message for the editor about a field of a product. */
export type DrawingNote = { field: keyof DrawingProduct; says: string };

const EXAMPLE = "请写成「96 mm×96 mm×78 mm（宽×高×深）」的样子";

function dimensionFault(product: DrawingProduct): DrawingNote | undefined {
  if (product.shapesize.trim() === "") return undefined;
  if (readShapes(product).length === 0)
    return { field: "shapesize", says: `外形尺寸读不出来，画不出外形图，${EXAMPLE}` };
  const sheets = dimensionSheets(product);
  if (/NaN|Infinity|undefined/.test(JSON.stringify(sheets)))
    return { field: "shapesize", says: `按这些尺寸画不出图，${EXAMPLE}` };
  if (sheets.some(({ holes }) => holes.some(({ diameter }) => diameter === undefined)))
    return {
      field: "openingsize",
      says: "写了安装孔，没有写孔径，请写成「四孔φ14，孔距700 mm×700 mm」的样子",
    };
  const captions = sheets.map(({ title, description }) => `${title}${description}`);
  if (new Set(captions).size < captions.length) return { field: "shapesize", says: "同一种外形写了两次" };
  return saysOrder(product.shapesize)
    ? undefined
    : { field: "shapesize", says: `没有写明哪个是宽、高、深，${EXAMPLE}` };
}

/** What the texts mention and the wiring drawings lack. */
function wiringFaults(product: DrawingProduct & { maincontent: string }): DrawingNote[] {
  const kinds = [
    { what: "端子", names: missingTerminals(product) },
    { what: "元件", names: missingParts(product) },
  ];
  return kinds
    .filter(({ names }) => names.length > 0)
    .map(({ what, names }) => ({
      field: "wirecontent",
      says: `接线图上没有${what} ${names.join("、")}，请核对文字，或让开发人员在 drawings/wiring/wiring.ts 中补上`,
    }));
}

/** Texts of a product that cannot be drawn. */
export function drawingFaults(product: DrawingProduct & { maincontent: string }): DrawingNote[] {
  const faults = [dimensionFault(product)];
  if (product.wirecontent.trim() !== "" && wiringOf(product).length === 0)
    faults.push({
      field: "wirecontent",
      says: "有接线说明，但没有写用哪种接线图：请在产品或它的分类的 drawing.wiring 里写",
    });
  else faults.push(...wiringFaults(product));
  return faults.filter((fault) => fault !== undefined);
}

/** Drawings that are missing because the texts of a product lack the data. */
export function drawingGaps(product: DrawingProduct): DrawingNote[] {
  const gaps: DrawingNote[] = [];
  if (product.shapesize.trim() === "")
    gaps.push({ field: "shapesize", says: "没有外形尺寸，页面上没有外形图" });
  if (product.deepin.trim() !== "" && !readDepth(product.deepin))
    gaps.push({ field: "deepin", says: "安装深度读不出来，图上不标，请写成「72 mm」的样子" });
  return gaps;
}
