import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { openingSheets } from "./opening-sheet";
import { outlineSheet } from "./sheet";
import { readShapes } from "./shape-size";
import type { Sheet } from "@/drawings/geometry/sheet";

/** The dimension drawings of a product: an outline for each version, then cut-outs and holes. */
export function dimensionSheets(product: DrawingProduct): Sheet[] {
  const shapes = readShapes(product);
  const outlines = shapes.map((shape) => outlineSheet(product, shape));
  return [...outlines, ...openingSheets(product, shapes, outlines[0]?.scale)];
}
