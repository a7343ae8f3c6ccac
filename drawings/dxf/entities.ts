import { drawDimension } from "@/drawings/outline/dimension-line";
import { type Dimension, FONT, type Label, textWidth } from "@/drawings/geometry/sheet";
import { pathTags } from "./path-tags";
import { type EllipseShape, path, type Shape, type TextShape } from "./shape";
import { head, type Sink, toX, toY } from "./sink";
import { point, type Tag } from "./tags";

/** The height of capital letters and digits relative to the font size. */
export const CAP = 0.7;
/** LibreCAD uses the name of the style as its font, and ships a font of this name with Chinese characters. */
export const TEXT_STYLE = "unicode";

const ellipseTags = (sink: Sink, owner: string, { layer, x, y, rx, ry }: EllipseShape): Tag[] => [
  ...head(sink, owner, "ELLIPSE", layer, "AcDbEllipse"),
  ...point(0, toX(sink.plane, x), toY(sink.plane, y)),
  ...point(1, rx / sink.plane.scale, 0),
  [210, 0],
  [220, 0],
  [230, 1],
  [40, ry / rx],
  [41, 0],
  // Not rounded: rounded up, it would start a second turn.
  [42, String(2 * Math.PI)],
];

const ALIGNED = { start: 0, middle: 1, end: 2 };

function textTags(sink: Sink, owner: string, shape: TextShape): Tag[] {
  const { layer, anchor, upright, size = FONT } = shape;
  const [x, y] = [toX(sink.plane, shape.x), toY(sink.plane, shape.y)];
  return [
    ...head(sink, owner, "TEXT", layer, "AcDbText"),
    ...point(0, x, y),
    [40, (size * CAP) / sink.plane.scale],
    [1, shape.text],
    [50, upright ? 90 : 0],
    [7, TEXT_STYLE],
    [72, ALIGNED[anchor]],
    ...point(1, x, y),
    [100, "AcDbText"],
    [73, 0],
  ];
}

/** The centre of a text that stands on its baseline. */
function middleOf({ x, y, text, anchor, upright }: Label) {
  const [raise, half] = [(FONT * CAP) / 2, textWidth(text) / 2];
  if (upright) return { x: x - raise, y };
  const aside = anchor === "start" ? half : anchor === "end" ? -half : 0;
  return { x: x + aside, y: y - raise };
}

/** A dimension that programs can measure again, with the block that shows it as on the page. */
function dimensionTags(sink: Sink, owner: string, dimension: Dimension): Tag[] {
  const { plane, addBlock, dimensionStyle } = sink;
  const { axis, from, to, object, at, text } = dimension;
  const { lines, arrows, label } = drawDimension(dimension);
  const caption: TextShape = { kind: "text", layer: "dimension", anchor: "middle", ...label };
  const block = addBlock((record) =>
    [path("dimension", lines), path("dimension", arrows, true), caption].flatMap((shape) =>
      shapeTags(sink, record, shape),
    ),
  );
  const place = (nth: number, along: number, across: number) =>
    axis === "x"
      ? point(nth, toX(plane, along), toY(plane, across))
      : point(nth, toX(plane, across), toY(plane, along));
  const middle = middleOf(label);
  const measured = Math.round(((to - from) / plane.scale) * 1e4) / 1e4;
  return [
    ...head(sink, owner, "DIMENSION", "dimension", "AcDbDimension"),
    [2, block],
    ...place(0, to, at),
    ...point(1, toX(plane, middle.x), toY(plane, middle.y)),
    [70, 32 + 128],
    [71, 5],
    [42, measured],
    [1, text === String(measured) ? "" : text],
    [3, dimensionStyle],
    [100, "AcDbAlignedDimension"],
    ...place(3, from, object),
    ...place(4, to, object),
    [50, axis === "x" ? 0 : 90],
    [100, "AcDbRotatedDimension"],
  ];
}

export function shapeTags(sink: Sink, owner: string, shape: Shape): Tag[] {
  switch (shape.kind) {
    case "path":
      return pathTags(sink, owner, shape);
    case "ellipse":
      return ellipseTags(sink, owner, shape);
    case "text":
      return textTags(sink, owner, shape);
    case "dimension":
      return dimensionTags(sink, owner, shape.dimension);
  }
}
