import type { Span } from "./lengths";
import { below, type Frame, leftOf, TOP } from "./frame";
import { type Box, circle, line, rect } from "@/drawings/geometry/pen";
import type { Depth, Shape } from "./shape-size";
import type { Dimension, Label } from "@/drawings/geometry/sheet";
import type { Behind, View } from "@/drawings/geometry/view";

/** Marks over the two views: lines by kind, dimensions and texts. */
export type Marks = {
  mounting: View;
  cut: string;
  hidden: string;
  centre: string;
  dimensions: Dimension[];
  labels: Label[];
};
export const NO_MARKS: Marks = {
  mounting: { body: "" },
  cut: "",
  hidden: "",
  centre: "",
  dimensions: [],
  labels: [],
};

const title = (box: Box, text: string): Label => ({ x: box.x + box.w / 2, y: 16, text });
const across = (box: Box, y: number) => line(box.x, y, box.x + box.w, y);

/** Width, height and depth of a box; the smallest height of a range is a hidden line. `row`s count from the views. */
export function boxMarks(
  shape: Shape,
  { front, side, scale, bottom }: Frame,
  widthRow: number,
  depthRow: number,
): Marks {
  const least = bottom - shape.height.min * scale;
  return {
    ...NO_MARKS,
    hidden: shape.height.min < shape.height.max ? across(front, least) + across(side, least) : "",
    dimensions: [
      leftOf(front, widthRow, shape.height.text),
      below(front, widthRow, shape.width.text),
      below(side, depthRow, shape.depth.text),
    ],
    labels: [title(front, "正视图"), title(side, "侧视图")],
  };
}

/** Diameter and height of a can, whose second view is from above. */
export function roundMarks(shape: Shape, { front, side, scale, bottom }: Frame): Marks {
  const [x, y, r] = [side.x + side.w / 2, side.y + side.w / 2, side.w / 2];
  const middle = front.x + front.w / 2;
  const range = shape.width.min < shape.width.max;
  return {
    ...NO_MARKS,
    hidden: range ? circle(x, y, (shape.width.min * scale) / 2) : "",
    centre:
      line(middle, front.y - 6, middle, bottom + 18) +
      line(x - r - 6, y, x + r + 6, y) +
      line(x, y - r - 6, x, y + r + 6),
    dimensions: [leftOf(front, 1, shape.height.text), below({ ...side, h: side.w }, 1, shape.width.text)],
    labels: [title(front, "正视图"), title(side, "俯视图")],
  };
}

/** Depth behind the panel, measured from the back of the bezel. */
export const behindPanel = ({ side }: Frame, { bezel }: Behind, text: string): Marks => ({
  ...NO_MARKS,
  dimensions: [below({ ...side, x: side.x + bezel, w: side.w - bezel }, 1, text)],
});

/** Clearance required behind the device. */
export function clearanceMarks({ side, scale }: Frame, clearance: Depth["clearance"]): Marks {
  if (!clearance) return NO_MARKS;
  const room = { ...side, x: side.x + side.w, w: clearance.max * scale };
  return { ...NO_MARKS, hidden: rect(room), dimensions: [below(room, 1, clearance.text)] };
}

/** The window for the conductors, to scale; hidden in the side view. */
export function windowMarks(window: { width: Span; height: Span; round: boolean }, frame: Frame): Marks {
  const { front, side, scale, bottom } = frame;
  const [w, h] = [window.width.max * scale, window.height.max * scale];
  const middle = { x: front.x + front.w / 2, y: TOP + front.h * 0.46 };
  const box = { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  const hole = window.round ? circle(middle.x, middle.y, w / 2) : rect(box, 2);
  const width = below(box, 1, window.width.text, bottom);
  return {
    ...NO_MARKS,
    cut: hole,
    hidden: across(side, box.y) + across(side, box.y + h),
    dimensions: window.round
      ? [{ ...width, object: middle.y }]
      : [width, leftOf(box, 1, window.height.text, front.x)],
  };
}
