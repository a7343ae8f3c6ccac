import { LAYERS, type LayerKey } from "./layers";
import type { Tag } from "./tags";

/** How drawing units, whose y goes down, become those of a file, whose y goes up. */
export type Plane = { scale: number; origin: { x: number; y: number } };

export type Sink = {
  plane: Plane;
  /** Name of the file's dimension style. */
  dimensionStyle: string;
  handle: () => string;
  /** Adds the block that shows a dimension. */
  addBlock: (draw: (owner: string) => Tag[]) => string;
};

export const toX = ({ scale, origin }: Plane, x: number) => (x - origin.x) / scale;
export const toY = ({ scale, origin }: Plane, y: number) => (origin.y - y) / scale;

/** How every entity begins. */
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
