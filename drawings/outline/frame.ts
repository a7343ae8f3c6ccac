import type { Box } from "@/drawings/geometry/pen";
import type { Shape } from "./shape-size";
import { type Dimension, SHEET_WIDTH } from "@/drawings/geometry/sheet";

export const TOP = 34;
export const ROW = 25;
const COLUMN = 24;
const LEFT = 37;
const GAP = 42;
const MOST_HEIGHT = 200;

/** The boxes of both views in drawing units. `bottom` is the lower edge of the front view. */
export type Frame = { front: Box; side: Box; scale: number; bottom: number };
type Needs = { overhang: number; clearance: number; columns: number; right: number };

/** Front view on the left, side view on the right, centred, as large as the sheet allows. */
export function frameOf(shape: Shape, { overhang, clearance, columns, right }: Needs): Frame {
  const left = LEFT + COLUMN * (columns - 1);
  const across = Math.max(shape.width.max, overhang);
  const room = SHEET_WIDTH - left - GAP - right;
  const total = across + shape.depth.max + clearance;
  const scale = Math.min(room / total, MOST_HEIGHT / shape.height.max);
  const [w, h, d] = [shape.width.max * scale, shape.height.max * scale, shape.depth.max * scale];
  const beside = ((across - shape.width.max) * scale) / 2;
  const x = left + (room - total * scale) / 2 + beside;
  const side = { x: x + w + beside + GAP, y: TOP, w: d, h };
  return { front: { x, y: TOP, w, h }, side, scale, bottom: TOP + h };
}

/** A width dimension below a box, in the first or second row below the views. */
export const below = (box: Box, row: number, text: string, bottom = box.y + box.h): Dimension => ({
  axis: "x",
  from: box.x,
  to: box.x + box.w,
  object: box.y + box.h,
  at: bottom + ROW * row,
  text,
});

/** A height dimension left of the front view, in the first or second column. */
export const leftOf = (box: Box, column: number, text: string, edge = box.x): Dimension => ({
  axis: "y",
  from: box.y,
  to: box.y + box.h,
  object: box.x,
  at: edge - 16 - COLUMN * (column - 1),
  text,
});
