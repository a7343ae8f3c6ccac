/** Path data of simple shapes, precise enough for files in millimetres; the SVG renderer rounds it for screens. */

export type Box = { x: number; y: number; w: number; h: number };

export const num = (value: number) => String(Math.round(value * 1e6) / 1e6);
const point = (x: number, y: number) => `${num(x)} ${num(y)}`;

export const line = (x1: number, y1: number, x2: number, y2: number) => `M${point(x1, y1)}L${point(x2, y2)}`;

const polyline = (...points: [number, number][]) => `M${points.map(([x, y]) => point(x, y)).join("L")}`;

export const polygon = (...points: [number, number][]) => `${polyline(...points)}Z`;

export const circle = (x: number, y: number, r: number) =>
  `M${point(x - r, y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

export function rect({ x, y, w, h }: Box, radius = 0) {
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return `M${point(x, y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
  const turn = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  const [across, down] = [num(w - 2 * r), num(h - 2 * r)];
  return `M${point(x + r, y)}h${across}${turn(r, r)}v${down}${turn(-r, r)}h-${across}${turn(-r, -r)}v-${down}${turn(r, -r)}Z`;
}

/** Translates path data; each part must begin with M and continue with relative commands. */
export const shifted = (path: string, x: number, y: number) =>
  path.replace(
    /M(-?[\d.]+) ?(-?[\d.]+)/g,
    (_, left: string, top: string) => `M${point(Number(left) + x, Number(top) + y)}`,
  );

/** A part of a box, in fractions of its width and height. */
export const part = (box: Box, x: number, y: number, w: number, h: number): Box => ({
  x: box.x + box.w * x,
  y: box.y + box.h * y,
  w: box.w * w,
  h: box.h * h,
});

/** `count` positions evenly spaced along a length. */
export const spread = (from: number, length: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + (length * (index + 0.5)) / count);

/** Horizontal louvres, as many as fit at a distance. */
export function louvres(box: Box, distance = 5) {
  const count = Math.max(2, Math.round(box.h / distance));
  return spread(box.y, box.h, count)
    .map((y) => line(box.x, y, box.x + box.w, y))
    .join("");
}

export function fins(box: Box, distance = 5) {
  const count = Math.max(2, Math.round(box.w / distance));
  return spread(box.x, box.w, count)
    .map((x) => line(x, box.y, x, box.y + box.h))
    .join("");
}

/** A row of round terminals or lamps across the middle of a box. */
export const dots = (box: Box, count: number, r = 2) =>
  spread(box.x, box.w, count)
    .map((x) => circle(x, box.y + box.h / 2, r))
    .join("");

/** A row of small squares: keys, or terminals of a strip. */
export const keys = (box: Box, count: number, gap = 0.3) => {
  const w = box.w / count;
  return Array.from({ length: count }, (_, index) =>
    rect({ x: box.x + w * (index + gap / 2), y: box.y, w: w * (1 - gap), h: box.h }, 1.5),
  ).join("");
};

/** Rows of seven-segment digits. */
export function figures(box: Box, rows: number, columns: number) {
  const w = box.w / columns;
  const h = box.h / rows;
  const cells = Array.from({ length: rows * columns }, (_, index) => ({
    x: box.x + (index % columns) * w + w * 0.24,
    y: box.y + Math.floor(index / columns) * h + h * 0.16,
  }));
  const eight = `h${num(w * 0.52)}v${num(h * 0.68)}h${num(-w * 0.52)}Zm0 ${num(h * 0.34)}h${num(w * 0.52)}`;
  return cells.map(({ x, y }) => `M${point(x, y)}${eight}`).join("");
}

/** A fan behind a grille. */
export const fan = (x: number, y: number, r: number) =>
  circle(x, y, r) + circle(x, y, r * 0.28) + line(x - r, y, x + r, y) + line(x, y - r, x, y + r);
