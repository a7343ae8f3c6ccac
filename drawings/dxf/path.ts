/** A vertex and the bulge of the arc from it: tan of a quarter of its angle, counterclockwise where y points up. */
type Vertex = { x: number; y: number; bulge: number };
export type Stroke = { vertices: Vertex[]; closed: boolean };

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6 };
const CURVE_STEPS = 8;

/** The bulge of a circular arc; the sweep flag means clockwise, as y of path data points down. */
function bulgeOf(chord: number, radius: number, large: boolean, clockwise: boolean) {
  const half = Math.asin(Math.min(1, chord / 2 / radius));
  const quarter = (large ? Math.PI - half : half) / 2;
  return clockwise ? -Math.tan(quarter) : Math.tan(quarter);
}

const groups = (values: number[], size: number) =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/** Reads the path data of this project: lines, circular arcs, and cubic curves as short lines. */
export function readPath(data: string): Stroke[] {
  const strokes: Stroke[] = [];
  let [x, y] = [0, 0];
  const to = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    strokes.at(-1)?.vertices.push({ x, y, bulge: 0 });
  };
  const draw: Readonly<Record<string, (values: number[], baseX: number, baseY: number) => void>> = {
    l: ([dx = 0, dy = 0], baseX, baseY) => to(baseX + dx, baseY + dy),
    h: ([dx = 0], baseX) => to(baseX + dx, y),
    v: ([dy = 0], _, baseY) => to(x, baseY + dy),
    a: ([radius = 0, , , large, sweep, dx = 0, dy = 0], baseX, baseY) => {
      const [endX, endY] = [baseX + dx, baseY + dy];
      const last = strokes.at(-1)?.vertices.at(-1);
      if (last) last.bulge = bulgeOf(Math.hypot(endX - x, endY - y), radius, large === 1, sweep === 1);
      to(endX, endY);
    },
    c: ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0], baseX, baseY) => {
      const [startX, startY] = [x - baseX, y - baseY];
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const at = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t ** 2 * (1 - t) + d * t ** 3;
        to(baseX + at(startX, x1, x2, x3), baseY + at(startY, y1, y2, y3));
      }
    },
  };
  for (const [, letter = "", rest = ""] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toLowerCase();
    const stroke = strokes.at(-1);
    if (command === "z") {
      const first = stroke?.vertices[0];
      if (stroke && first) {
        stroke.closed = true;
        [x, y] = [first.x, first.y];
      }
      continue;
    }
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    groups(values, NUMBERS[command] ?? 1).forEach((group, index) => {
      const [baseX, baseY] = letter === command ? [x, y] : [0, 0];
      if (command === "m" && index === 0) strokes.push({ vertices: [], closed: false });
      draw[command === "m" ? "l" : command]?.(group, baseX, baseY);
    });
  }
  return strokes.map(withoutRepeatedEnd);
}

/** Drops the last vertex of a closed stroke if it repeats the first. */
function withoutRepeatedEnd({ vertices, closed }: Stroke): Stroke {
  const [first, last] = [vertices[0], vertices.at(-1)];
  const repeated =
    closed && vertices.length > 2 && first && last && Math.hypot(first.x - last.x, first.y - last.y) < 1e-4;
  return { vertices: repeated ? vertices.slice(0, -1) : vertices, closed };
}

/** The circle, if a stroke consists of two half turns. */
export function circleOf({ vertices, closed }: Stroke): { x: number; y: number; r: number } | undefined {
  const [a, b, ...others] = vertices;
  if (!closed || !a || !b || others.length > 0) return undefined;
  if (vertices.some(({ bulge }) => Math.abs(Math.abs(bulge) - 1) > 1e-3)) return undefined;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, r: Math.hypot(a.x - b.x, a.y - b.y) / 2 };
}
