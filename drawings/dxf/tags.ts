/** A group of a DXF file: code and value, on a line each. */
export type Tag = readonly [code: number, value: string | number];

/** Rounds to 0.0001 mm, finer than any measure: files are the same despite differences in floating-point results. */
const exact = (value: number) => Math.round(value * 1e4) / 1e4 || 0;

/** Line breaks in a text would break the file. */
const text = (value: string) => value.replace(/\s+/g, " ").trim();

export const tagText = (tags: readonly Tag[]) =>
  tags
    .map(([code, value]) => `${code}\r\n${typeof value === "number" ? exact(value) : text(value)}\r\n`)
    .join("");

/** A point; `nth` is 0 for the first point of an entity. */
export const point = (nth: number, x: number, y: number): Tag[] => [
  [10 + nth, x],
  [20 + nth, y],
  [30 + nth, 0],
];

/** Handles: hexadecimal, unique in a file. */
export function handles() {
  let last = 0x20;
  return () => (++last).toString(16).toUpperCase();
}
