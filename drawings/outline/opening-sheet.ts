import { leader } from "./dimension-line";
import type { DrawingProduct } from "@/drawings/geometry/drawing-product";
import { boreOf, type Cutout, type Holes, readOpenings } from "./openings";
import { mountingOf, outlineFamily } from "./family";
import { type Box, line, rect } from "@/drawings/geometry/pen";
import type { Shape } from "./shape-size";
import { type Dimension, type Sheet, SHEET_WIDTH, shownRadius } from "@/drawings/geometry/sheet";

const TOP = 22;
const MIDDLE = SHEET_WIDTH / 2 + 8;

const blank = {
  ...{ body: "", screen: "", detail: "", solid: "", hidden: "", centre: "", cut: "" },
  mounting: { body: "" },
  holes: [],
  labels: [],
};

/** 45° hatching of the outer box without the inner one. */
function hatchAround(outer: Box, inner: Box, distance = 9) {
  const within = ({ x, y, w, h }: Box, sum: number): [number, number] => [
    Math.max(x, sum - y - h),
    Math.min(x + w, sum - y),
  ];
  const count = Math.floor((outer.w + outer.h) / distance);
  return Array.from({ length: count }, (_, index) => {
    const sum = outer.x + outer.y + (index + 0.5) * distance;
    const [start, end] = within(outer, sum);
    const [from, to] = within(inner, sum);
    const piece = (a: number, b: number) => (b - a > 1 ? line(a, sum - a, b, sum - b) : "");
    return from < to ? piece(start, from) + piece(to, end) : piece(start, end);
  }).join("");
}

/** The panel cut-out, at most at the scale of the outline, whose bezel covers it. */
function cutoutSheet({ width, height, tolerance, title }: Cutout, most: number): Sheet {
  const scale = Math.min(170 / width.max, 150 / height.max, most);
  const [w, h] = [width.max * scale, height.max * scale];
  const hole = { x: MIDDLE - w / 2, y: TOP + 14, w, h };
  const panel = { x: hole.x - 24, y: hole.y - 24, w: w + 48, h: h + 48 };
  const shown = (text: string) => (tolerance ? `${text}（${tolerance}）` : text);
  return {
    ...blank,
    scale,
    origin: { x: hole.x, y: hole.y + h },
    cut: rect(hole),
    detail: hatchAround(panel, hole),
    kind: "drilling",
    title,
    description: `${title}：宽 ${shown(width.text)} mm，高 ${shown(height.text)} mm。`,
    height: hole.y + h + 64,
    centre:
      line(hole.x - 10, hole.y + h / 2, hole.x + w + 10, hole.y + h / 2) +
      line(MIDDLE, hole.y - 10, MIDDLE, hole.y + h + 10),
    dimensions: [
      {
        axis: "x",
        from: hole.x,
        to: hole.x + w,
        object: hole.y + h,
        at: hole.y + h + 50,
        text: shown(width.text),
      },
      { axis: "y", from: hole.y, to: hole.y + h, object: hole.x, at: hole.x - 44, text: shown(height.text) },
    ],
  };
}

type Plan = { w: number; h: number; across: number; along: number; base: boolean };

/** The face with the holes, and which side each of their distances is along. */
function planOf(product: DrawingProduct, shape: Shape, { across, along, base: inBase }: Holes): Plan {
  const base = inBase || mountingOf(outlineFamily(product)) === "standing";
  const [w, h] = [shape.width.max, base ? shape.depth.max : shape.height.max];
  const [a, b] = [across.max, along?.max ?? 0];
  const misfit = (x: number, y: number) => Math.max(0, x - w) + Math.max(0, y - h);
  const turned = along !== undefined && misfit(b, a) < misfit(a, b);
  return { w, h, across: turned ? b : a, along: turned ? a : b, base };
}

/** The mounting holes on the outline of the face that has them. */
function holesSheet(product: DrawingProduct, shape: Shape, holes: Holes): Sheet {
  const { w, h, across, along, base } = planOf(product, shape, holes);
  const scale = Math.min(190 / Math.max(w, across), 170 / Math.max(h, along));
  const outline = { x: MIDDLE - (w * scale) / 2, y: TOP + 10, w: w * scale, h: h * scale };
  const middle = outline.y + outline.h / 2;
  const [left, right] = [MIDDLE - (across * scale) / 2, MIDDLE + (across * scale) / 2];
  const [top, bottom] = [middle - (along * scale) / 2, middle + (along * scale) / 2];
  const two = holes.count === 2;
  const upper: [number, number][] = [
    [left, top],
    [right, top],
  ];
  const lower: [number, number][] = [
    [left, bottom],
    [right, bottom],
  ];
  const patterns: Record<number, [number, number][]> = {
    2: [
      [left, bottom],
      [right, top],
    ],
    3: [[MIDDLE, top], ...lower],
  };
  const places = patterns[holes.count] ?? [...upper, ...lower];
  const marked = holes.count === 3 ? MIDDLE : right;
  const bore = boreOf(holes);
  const drilled = places.map(([x, y]) => ({ x, y, diameter: bore ? bore * scale : undefined }));
  const r = shownRadius(bore * scale);
  const cross = ([x, y]: [number, number]) =>
    line(x - r - 4, y, x + r + 4, y) + line(x, y - r - 4, x, y + r + 4);
  const foot = bottom > outline.y + outline.h ? bottom : outline.y + outline.h;
  const edge = Math.min(left, outline.x);
  const sides = { width: shape.width, height: base ? shape.depth : shape.height };
  const isBoard = outlineFamily(product) === "board";
  const plate = [
    ...(isBoard ? [marginDimension(outline, left, foot, scale)] : []),
    // The bottom is shown in no other view; the sides of the back are dimensioned in the front view.
    ...(isBoard || base ? faceDimensions(sides, outline, { left: edge, foot }) : []),
  ];
  return {
    ...blank,
    body: rect(outline, 2),
    scale,
    origin: { x: outline.x, y: outline.y + outline.h },
    holes: drilled,
    detail: holes.callout ? leader(marked + r * 0.7, top - r * 0.7, marked + r + 12, TOP - 2, 4) : "",
    centre:
      places.map(cross).join("") +
      (two && along
        ? line(left - r, top, right - r - 4, top) + line(right, top + r + 4, right, bottom + r)
        : ""),
    kind: "drilling",
    title: `安装孔位（${[holes.version, base ? "底面" : "背面"].filter(Boolean).join("，")}）`,
    description: `安装孔距 ${[holes.across, holes.along].flatMap((span) => span?.text ?? []).join("×")} mm${holes.callout ? `，孔 ${holes.callout}` : ""}。`,
    height: foot + (plate.length > 0 ? 36 + FACE : 36),
    labels: holes.callout ? [{ x: marked + r + 18, y: TOP + 2.5, text: holes.callout, anchor: "start" }] : [],
    dimensions: [
      { axis: "x", from: left, to: right, object: bottom + r, at: foot + 26, text: textOf(holes, across) },
      ...(along
        ? [
            {
              axis: "y" as const,
              from: top,
              to: bottom,
              object: left - r,
              at: edge - 20,
              text: textOf(holes, along),
            },
          ]
        : []),
      ...plate,
    ],
  };
}

/** Distance between the dimension of the holes and that of the face. */
const FACE = 24;

/** Distance of the holes of a board from its edge. */
const marginDimension = (board: Box, left: number, foot: number, scale: number): Dimension => ({
  ...{ axis: "x", object: board.y + board.h, at: foot + 26 },
  from: board.x + board.w - (left - board.x),
  to: board.x + board.w,
  text: String(Math.round((left - board.x) / scale)),
});

/** The dimensions of the face, one row outside those of the holes. */
function faceDimensions(
  { width, height }: Pick<Shape, "width" | "height">,
  face: Box,
  { left, foot }: { left: number; foot: number },
): Dimension[] {
  const [right, bottom] = [face.x + face.w, face.y + face.h];
  return [
    { axis: "x", from: face.x, to: right, object: bottom, at: foot + 26 + FACE, text: width.text },
    { axis: "y", from: face.y, to: bottom, object: face.x, at: left - 20 - FACE, text: height.text },
  ];
}

const textOf = ({ across, along }: Holes, value: number) =>
  (along && along.max === value ? along : across).text;

/** Cut-outs and holes of a product; `scale` is the scale of its outline. */
export function openingSheets(product: DrawingProduct, shapes: Shape[], scale = Infinity): Sheet[] {
  const { cutout, holes } = readOpenings(product.openingsize, product.Installationmethod);
  const named = shapes.find(({ label }) => label !== "" && product.openingsize.includes(label));
  const shape = named ?? shapes[0];
  // If there are several versions, the caption names the one that has these holes.
  const version = holes?.version || (shapes.length > 1 && named?.label) || "";
  return [
    ...(cutout ? [cutoutSheet(cutout, scale)] : []),
    ...(holes && shape ? [holesSheet(product, shape, { ...holes, version })] : []),
  ];
}
