import { line, rect } from "@/drawings/geometry/pen";
import { FONT, textWidth } from "@/drawings/geometry/sheet";
import { path, type Shape } from "./shape";

const MARGIN = 12;
const ROW = 19;
const NAME = 34;
const SIZE = 10;

export type Frame = { left: number; right: number; top: number; bottom: number };

/** A row of one or two labels with their values. */
type Row = readonly (readonly [name: string, value: string])[];

/** The font size at which a text fits. */
const fitted = (text: string, room: number) => Math.min(SIZE, (room / textWidth(text)) * FONT);

function cell(x: number, y: number, width: number, text: string): Shape[] {
  if (text === "") return [];
  const size = fitted(text, width - 8);
  return [{ kind: "text", layer: "frame", x: x + 4, y: y + ROW - 6, text, anchor: "start", size }];
}

function rowShapes(row: Row, left: number, width: number, y: number): Shape[] {
  const share = width / row.length;
  return row.flatMap(([name, value], index) => {
    const x = left + share * index;
    const first = name === "" ? 0 : NAME;
    return [
      ...cell(x, y, NAME, name),
      ...cell(x + first, y, share - first, value),
      ...(first ? [path("frame", line(x + first, y, x + first, y + ROW))] : []),
      ...(index > 0 ? [path("frame", line(x, y, x, y + ROW))] : []),
    ];
  });
}

/** The frame around a drawing, with the title block below. */
export function titleBlock(
  width: number,
  height: number,
  rows: readonly Row[],
): { frame: Frame; shapes: Shape[] } {
  const table = height + MARGIN;
  const frame = { left: -MARGIN, right: width + MARGIN, top: -MARGIN, bottom: table + rows.length * ROW };
  const across = frame.right - frame.left;
  const shapes = [
    path("frame", rect({ x: frame.left, y: frame.top, w: across, h: frame.bottom - frame.top })),
    ...rows.flatMap((row, index) => {
      const y = table + index * ROW;
      return [path("frame", line(frame.left, y, frame.right, y)), ...rowShapes(row, frame.left, across, y)];
    }),
  ];
  return { frame, shapes };
}
