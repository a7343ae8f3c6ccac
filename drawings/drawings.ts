import type { Drawing, DrawingKind } from "./geometry/drawing";
import type { DrawingProduct } from "./geometry/drawing-product";
import type { Sheet } from "./geometry/sheet";
import { dimensionSheets } from "./outline/dimension-sheets";
import { drawSheet } from "./outline/draw-sheet";
import { readShapes } from "./outline/shape-size";
import { drawSchematic } from "./schematic/draw-schematic";
import { describeSchematic } from "./wiring/describe";
import { wiringOf } from "./wiring/wiring";

/** What there is to know of a drawing before it is drawn. */
type DrawingName = Pick<Drawing, "kind" | "name" | "caption">;

/** Numbers the drawings of each kind: the first has none. */
function named<Unnamed extends { kind: DrawingKind }>(drawings: Unnamed[]): (Unnamed & { name: string })[] {
  const counts = new Map<DrawingKind, number>();
  return drawings.map((drawing) => {
    const number = (counts.get(drawing.kind) ?? 0) + 1;
    counts.set(drawing.kind, number);
    return { ...drawing, name: number === 1 ? drawing.kind : `${drawing.kind}-${number}` };
  });
}

const sheetCaption = ({ title }: Sheet) => `${title}，单位 mm`;

/** Which drawings a product has, for lists: a quarter of the work of drawing them. */
export const drawingNames = (product: DrawingProduct): DrawingName[] =>
  named([
    ...dimensionSheets(product).map((sheet) => ({ kind: sheet.kind, caption: sheetCaption(sheet) })),
    ...wiringOf(product).map(({ caption }) => ({ kind: "wiring" as const, caption })),
  ]);

/** The name of the first of them: an outline wherever a size is said, which needs no drawing to know. */
export const firstDrawingName = (product: DrawingProduct): string | undefined =>
  readShapes(product).length > 0 ? "outline" : drawingNames(product)[0]?.name;

/** Outlines, panel cut-outs and mounting holes, and wiring schematics, as far as the texts of the product give them. */
export function drawingsOf(product: DrawingProduct): Drawing[] {
  const sheets = dimensionSheets(product).map((sheet) => ({
    ...drawSheet(sheet),
    kind: sheet.kind,
    title: `${product.title}${sheet.title}`,
    description: sheet.description,
    caption: sheetCaption(sheet),
    sheet,
  }));
  const schematics = wiringOf(product).map((schematic) => ({
    ...drawSchematic(schematic),
    kind: "wiring" as const,
    title: `${product.title}接线图：${schematic.caption}`,
    description: describeSchematic(schematic),
    caption: schematic.caption,
  }));
  return named<Omit<Drawing, "name">>([...sheets, ...schematics]);
}
