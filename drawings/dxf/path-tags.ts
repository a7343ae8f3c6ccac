import type { LayerKey } from "./layers";
import { circleOf, readPath, type Stroke } from "./path";
import type { PathShape } from "./shape";
import { head, type Sink, toX, toY } from "./sink";
import { point, type Tag } from "./tags";

/** Places a stroke of a symbol. A lying symbol is mirrored, which reverses its arcs. */
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

export function pathTags(sink: Sink, owner: string, { layer, data, filled, at }: PathShape): Tag[] {
  const strokes = readPath(data).map(placed(at));
  if (strokes.length === 0) return [];
  return filled
    ? hatchTags(sink, owner, layer, strokes)
    : strokes.flatMap((stroke) => strokeTags(sink, owner, layer, stroke));
}
