import { line, num, polygon } from "@/drawings/geometry/pen";
import { type Dimension, type Label, textWidth } from "@/drawings/geometry/sheet";

const ARROW = 8;
const TAIL = 15;

const arrow = (x: number, y: number, dx: number, dy: number) =>
  polygon(
    [x, y],
    [x + dx * ARROW - dy * 2, y + dy * ARROW - dx * 2],
    [x + dx * ARROW + dy * 2, y + dy * ARROW + dx * 2],
  );

/**
 * A dimension as in data sheets: extension lines from the measured edges, arrows inside, the figure on the line. Where
 * the figure does not fit between the arrows, the arrows are outside and the figure is beside them.
 */
export function drawDimension({ axis, from, to, object, at, text }: Dimension) {
  const room = to - from;
  const inside = room >= textWidth(text) + 4 && room >= 2 * ARROW + 6;
  const outward = Math.sign(at - object);
  const start = object + outward * 2;
  const end = at + outward * 4;
  const [low, high] = inside ? [from, to] : [from - TAIL, to + TAIL];
  const turn = inside ? 1 : -1;
  const lines =
    axis === "x"
      ? line(from, start, from, end) + line(to, start, to, end) + line(low, at, high, at)
      : line(start, from, end, from) + line(start, to, end, to) + line(at, low, at, high);
  const arrows =
    axis === "x"
      ? arrow(from, at, turn, 0) + arrow(to, at, -turn, 0)
      : arrow(at, from, 0, turn) + arrow(at, to, 0, -turn);
  return { lines, arrows, label: labelOf({ axis, from, to, object, at, text }, inside) };
}

function labelOf({ axis, from, to, object, at, text }: Dimension, inside: boolean): Label {
  const middle = (from + to) / 2;
  if (axis === "x") {
    return inside ? { x: middle, y: at - 4, text } : { x: to + TAIL + 3, y: at + 4.5, text, anchor: "start" };
  }
  if (inside) return { x: at - 4, y: middle, text, upright: true };
  return at < object
    ? { x: at - 4, y: middle + 4.5, text, anchor: "end" }
    : { x: at + 4, y: middle + 4.5, text, anchor: "start" };
}

/** A leader line from a feature to its note. */
export const leader = (x1: number, y1: number, x2: number, y2: number, shelf: number) =>
  `${line(x1, y1, x2, y2)}h${num(shelf)}`;
