import type { ReactNode } from "react";
import { WIDTH } from "@/drawings/wiring/bus-layout";
import { describeSchematic } from "@/drawings/wiring/describe";
import { dimensionSheets } from "@/drawings/outline/dimension-sheets";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { type Sheet, SHEET_WIDTH } from "@/drawings/geometry/sheet";
import { wiringOf } from "@/drawings/wiring/wiring";
import { drawSchematic } from "./draw-schematic";
import { drawSheet } from "./draw-sheet";

type DrawingKind = "outline" | "drilling" | "wiring";

/** One drawing of a product, a file of its own. */
export type Drawing = {
  kind: DrawingKind;
  /** Its file's name without extension: `outline`, and `outline-2` for the second outline of a product. */
  name: string;
  title: string;
  /** What it shows, in words. */
  description: string;
  caption: string;
  /** In drawing units, which are CSS pixels. */
  width: number;
  height: number;
  marks: ReactNode;
  /** What a dimension drawing is made from, to its scale; a schematic has none. */
  sheet?: Sheet;
};

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

/** Outlines, panel cut-outs and mounting holes, and wiring schematics, as far as the texts of the product give them. */
export function drawingsOf(product: DrawingProduct): Drawing[] {
  const sheets = dimensionSheets(product).map((sheet) => {
    const { height, marks } = drawSheet(sheet);
    return {
      kind: sheet.kind,
      title: `${product.title}${sheet.title}`,
      description: sheet.description,
      caption: sheetCaption(sheet),
      width: SHEET_WIDTH,
      height: Math.ceil(height),
      marks,
      sheet,
    };
  });
  const schematics = wiringOf(product).map((schematic) => {
    const { height, marks } = drawSchematic(schematic);
    return {
      kind: "wiring" as const,
      title: `${product.title}接线图：${schematic.caption}`,
      description: describeSchematic(schematic),
      caption: schematic.caption,
      width: WIDTH,
      height: Math.ceil(height),
      marks,
    };
  });
  return named<Omit<Drawing, "name">>([...sheets, ...schematics]);
}
