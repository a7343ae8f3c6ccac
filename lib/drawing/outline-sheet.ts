import type { DrawingProduct } from "./drawing-product";
import type { Span } from "./lengths";
import { readOpenings, readWindow } from "./openings";
import { mountingOf, outlineFamily } from "./outline-family";
import { drawMounting } from "./outline-mounting";
import { OUTLINE_VIEWS } from "./outline-views";
import { type Box, circle, line, rect } from "./pen";
import { readDepth, type Shape } from "./shape-size";
import { type Dimension, merge, type Sheet, SHEET_WIDTH } from "./sheet";

const TOP = 34;
const ROW = 25;
const LEFT = 37;
const GAP = 42;
const MOST_HEIGHT = 200;

type Frame = { front: Box; side: Box; scale: number; clearance: number };

/** Front view on the left, side view on the right, as large as the sheet allows, in the middle. */
function place(shape: Shape, overhang: number, clearance: number, left: number, right: number): Frame {
  const across = Math.max(shape.width.max, overhang);
  const room = SHEET_WIDTH - left - GAP - right;
  const total = across + shape.depth.max + clearance;
  const scale = Math.min(room / total, MOST_HEIGHT / shape.height.max);
  const [w, h, d] = [shape.width.max * scale, shape.height.max * scale, shape.depth.max * scale];
  const x = left + (room - total * scale) / 2 + ((across - shape.width.max) * scale) / 2;
  const sideX = x + w + ((across - shape.width.max) * scale) / 2 + GAP;
  return {
    front: { x, y: TOP, w, h },
    side: { x: sideX, y: TOP, w: d, h },
    scale,
    clearance: clearance * scale,
  };
}

const below = (box: Box, row: number, text: string): Dimension => ({
  axis: "x",
  from: box.x,
  to: box.x + box.w,
  object: box.y + box.h,
  at: TOP + box.h + ROW * row,
  text,
});

const leftOf = (box: Box, column: number, text: string): Dimension => ({
  axis: "y",
  from: box.y,
  to: box.y + box.h,
  object: box.x,
  at: box.x - 16 - 24 * (column - 1),
  text,
});

const sized = (name: string, { text }: Span) => `${name} ${text} mm`;

/** The outline of one version of a product with its dimensions. */
export function outlineSheet(product: DrawingProduct, shape: Shape): Sheet {
  const family = outlineFamily(product);
  const mounting = mountingOf(family);
  const openings = readOpenings(product.openingsize, product.Installationmethod);
  const depth = readDepth(product.deepin);
  const window = family === "splitCore" ? readWindow(shape.label) : undefined;
  const feet = family === "boxCapacitor" && openings.holes ? openings.holes.across.max * 1.08 : 0;
  const side = openings.rail || openings.bands ? 46 : 22;
  const frame = place(
    shape,
    feet,
    depth?.clearance?.max ?? 0,
    LEFT + (window && !window.round ? 24 : 0),
    side,
  );
  const { front, side: sideBox, scale } = frame;

  const bezel = mounting === "panel" && depth ? shape.depth.max - depth.span.max : 0;
  const known = bezel > 0 && bezel < shape.depth.max / 3;
  const behind = {
    bezel: known ? bezel * scale : sideBox.w * 0.08,
    housing: Math.min(front.h * 0.97, (openings.cutout?.height.max ?? shape.height.max * 0.94) * scale),
  };
  const views = OUTLINE_VIEWS[family];
  const extra = drawMounting({ mounting, openings, front, side: sideBox, scale, behind, feet: feet * scale });
  const bottom = TOP + front.h;
  const minimum = bottom - shape.height.min * scale;
  const ranges = shape.height.min < shape.height.max && !shape.round;
  const rearBox = { ...sideBox, x: sideBox.x + sideBox.w, w: frame.clearance };
  const windowBox = window && {
    w: window.width.max * scale,
    h: window.height.max * scale,
    x: front.x + front.w / 2 - (window.width.max * scale) / 2,
    y: front.y + front.h * 0.46 - (window.height.max * scale) / 2,
  };

  const dimensions = [
    leftOf(front, windowBox && !window.round ? 2 : 1, shape.height.text),
    ...extra.dimensions,
  ];
  if (shape.round) dimensions.push({ ...below({ ...sideBox, h: sideBox.w }, 1, shape.width.text) });
  else
    dimensions.push(
      below(front, windowBox ? 2 : 1, shape.width.text),
      below(sideBox, known ? 2 : 1, shape.depth.text),
    );
  if (known && depth) {
    dimensions.push(
      below({ ...sideBox, x: sideBox.x + behind.bezel, w: sideBox.w - behind.bezel }, 1, depth.text),
    );
  }
  if (frame.clearance && depth?.clearance) dimensions.push(below(rearBox, 1, depth.clearance.text));
  if (windowBox && window) {
    const object = windowBox.y + windowBox.h * (window.round ? 0.5 : 1);
    dimensions.push({ ...below({ ...front, ...windowBox }, 1, window.width.text), object, at: bottom + ROW });
    if (!window.round)
      dimensions.push({
        ...leftOf(front, 1, window.height.text),
        from: windowBox.y,
        to: windowBox.y + windowBox.h,
        object: windowBox.x,
      });
  }
  const rows = known || windowBox ? 2 : 1;
  const hole =
    windowBox &&
    (window.round
      ? circle(front.x + front.w / 2, front.y + front.h * 0.46, windowBox.w / 2)
      : rect(windowBox, 2));
  return {
    ...merge(views.front(front), views.side(sideBox, behind), extra.view, { body: "", screen: hole ?? "" }),
    title: `外形尺寸${shape.label ? `（${shape.label}）` : ""}`,
    description: shape.round
      ? `正视图与俯视图：${sized("直径", shape.width)}，${sized("高", shape.height)}。`
      : `正视图与侧视图：${sized("宽", shape.width)}，${sized("高", shape.height)}，${sized("深", shape.depth)}。`,
    height: bottom + ROW * rows + 9,
    hidden:
      (ranges
        ? line(front.x, minimum, front.x + front.w, minimum) +
          line(sideBox.x, minimum, sideBox.x + sideBox.w, minimum)
        : "") +
      (shape.round && shape.width.min < shape.width.max
        ? circle(sideBox.x + sideBox.w / 2, sideBox.y + sideBox.w / 2, (shape.width.min * scale) / 2)
        : "") +
      (frame.clearance ? rect(rearBox) : "") +
      (windowBox
        ? line(sideBox.x, windowBox.y, sideBox.x + sideBox.w, windowBox.y) +
          line(sideBox.x, windowBox.y + windowBox.h, sideBox.x + sideBox.w, windowBox.y + windowBox.h)
        : "") +
      extra.hidden,
    centre: shape.round
      ? line(front.x + front.w / 2, front.y - 6, front.x + front.w / 2, bottom + 18) +
        line(sideBox.x - 6, sideBox.y + sideBox.w / 2, sideBox.x + sideBox.w + 6, sideBox.y + sideBox.w / 2) +
        line(sideBox.x + sideBox.w / 2, sideBox.y - 6, sideBox.x + sideBox.w / 2, sideBox.y + sideBox.w + 6)
      : "",
    dimensions,
    labels: [
      { x: front.x + front.w / 2, y: 16, text: "正视图" },
      { x: sideBox.x + sideBox.w / 2, y: 16, text: shape.round ? "俯视图" : "侧视图" },
      ...extra.labels,
    ],
  };
}
