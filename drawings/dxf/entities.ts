import { drawDimension } from "@/drawings/geometry/dimension-line";
import { type Dimension, FONT } from "@/drawings/geometry/sheet";
import { LAYERS, type LayerKey } from "./layers";
import { circleOf, readPath, type Stroke } from "./path";
import { type EllipseShape, path, type PathShape, type Shape, type TextShape } from "./shape";
import { point, type Tag } from "./tags";

/** How drawing units, whose y goes down, become those of a file, whose y goes up. */
export type Plane = { scale: number; origin: { x: number; y: number } };

/** Capital letters and figures to the size of a font. */
export const CAP = 0.7;
export const TEXT_STYLE = "HZ";

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

function head({ handle }: Sink, owner: string, type: string, layer: LayerKey, subclass: string): Tag[] {
  return [
    [0, type],
    [5, handle()],
    [330, owner],
    [100, "AcDbEntity"],
    [8, LAYERS[layer].name],
    [100, subclass],
  ];
}

/** A stroke of a symbol at its place. Lying is a reflection, which turns arcs round. */
const placed =
  (at: PathShape["at"]) =>
  ({ vertices, closed }: Stroke): Stroke => ({
    closed,
    vertices: vertices.map(({ x, y, bulge }) => {
      if (!at) return { x, y, bulge };
      return at.lying ? { x: at.x + y, y: at.y + x, bulge: -bulge } : { x: at.x + x, y: at.y + y, bulge };
    }),
  });

const corners = ({ plane }: Sink, { vertices }: Stroke): Tag[] =>
  vertices.flatMap(({ x, y, bulge }): Tag[] => [
    [10, toX(plane, x)],
    [20, toY(plane, y)],
    [42, bulge],
  ]);

function strokeTags(sink: Sink, owner: string, layer: LayerKey, stroke: Stroke): Tag[] {
  const { plane } = sink;
  const round = circleOf(stroke);
  if (round) {
    const centre = point(0, toX(plane, round.x), toY(plane, round.y));
    return [...head(sink, owner, "CIRCLE", layer, "AcDbCircle"), ...centre, [40, round.r / plane.scale]];
  }
  const [a, b, ...others] = stroke.vertices;
  if (!a || !b) return [];
  if (others.length === 0 && a.bulge === 0)
    return [
      ...head(sink, owner, "LINE", layer, "AcDbLine"),
      ...point(0, toX(plane, a.x), toY(plane, a.y)),
      ...point(1, toX(plane, b.x), toY(plane, b.y)),
    ];
  return [
    ...head(sink, owner, "LWPOLYLINE", layer, "AcDbPolyline"),
    [90, stroke.vertices.length],
    [70, Number(stroke.closed)],
    ...corners(sink, stroke),
  ];
}

const hatchTags = (sink: Sink, owner: string, layer: LayerKey, strokes: Stroke[]): Tag[] => [
  ...head(sink, owner, "HATCH", layer, "AcDbHatch"),
  ...point(0, 0, 0),
  [210, 0],
  [220, 0],
  [230, 1],
  [2, "SOLID"],
  [70, 1],
  [71, 0],
  [91, strokes.length],
  ...strokes.flatMap((stroke): Tag[] => [
    [92, 3],
    [72, 1],
    [73, 1],
    [93, stroke.vertices.length],
    ...corners(sink, stroke),
    [97, 0],
  ]),
  [75, 0],
  [76, 1],
  [98, 0],
];

function pathTags(sink: Sink, owner: string, { layer, data, filled, at }: PathShape): Tag[] {
  const strokes = readPath(data).map(placed(at));
  if (strokes.length === 0) return [];
  return filled
    ? hatchTags(sink, owner, layer, strokes)
    : strokes.flatMap((stroke) => strokeTags(sink, owner, layer, stroke));
}

const ellipseTags = (sink: Sink, owner: string, { layer, x, y, rx, ry }: EllipseShape): Tag[] => [
  ...head(sink, owner, "ELLIPSE", layer, "AcDbEllipse"),
  ...point(0, toX(sink.plane, x), toY(sink.plane, y)),
  ...point(1, rx / sink.plane.scale, 0),
  [210, 0],
  [220, 0],
  [230, 1],
  [40, ry / rx],
  [41, 0],
  // As exact as it is: rounded up it would begin a second turn.
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

/** A dimension that a program can measure anew, with the block that shows it as the page does. */
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
  const measured = Math.round(((to - from) / plane.scale) * 1e4) / 1e4;
  return [
    ...head(sink, owner, "DIMENSION", "dimension", "AcDbDimension"),
    [2, block],
    ...place(0, to, at),
    ...point(1, toX(plane, label.x), toY(plane, label.y)),
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
