import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import type { Schematic } from "./schematic";

/** Schematics by the names used in content (`drawing.wiring`, docs/editing.md). */
export type Vocabulary = Readonly<Record<string, (product: DrawingProduct) => Schematic[]>>;
