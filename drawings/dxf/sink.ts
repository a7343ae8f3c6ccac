import { LAYERS, type LayerKey } from "./layers";
import type { Tag } from "./tags";

/** Converts drawing units, whose y points down, into units of the file, whose y points up. */
export type Plane = { scale: number; origin: { x: number; y: number } };

export type Sink = {
  plane: Plane;
  dimensionStyle: string;
  handle: () => string;
  /** Adds the block that shows a dimension. @returns its name */
  addBlock: (draw: (owner: string) => Tag[]) => string;
};

export const toX = ({ scale, origin }: Plane, x: number) => (x - origin.x) / scale;
export const toY = ({ scale, origin }: Plane, y: number) => (origin.y - y) / scale;

/** The start of every entity. */
export function head(
  { handle }: Sink,
  owner: string,
  type: string,
  layer: LayerKey,
  subclass: string,
): Tag[] {
  return [
    [0, type],
    [5, handle()],
    [330, owner],
    [100, "AcDbEntity"],
    [8, LAYERS[layer].name],
    [100, subclass],
  ];
}
