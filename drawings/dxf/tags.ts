/** A group of a DXF file: its code and its value, on a line each. */
export type Tag = readonly [code: number, value: string | number];

/** A ten-thousandth of a millimetre is finer than any measure; it hides what machines compute differently. */
const exact = (value: number) => Math.round(value * 1e4) / 1e4 || 0;

/** No text breaks the lines of a file. */
const text = (value: string) => value.replace(/\s+/g, " ").trim();

export const tagText = (tags: readonly Tag[]) =>
  tags
    .map(([code, value]) => `${code}\r\n${typeof value === "number" ? exact(value) : text(value)}\r\n`)
    .join("");

/** A place by its x and y; `nth` is 0 for the first of an entity. */
export const point = (nth: number, x: number, y: number): Tag[] => [
  [10 + nth, x],
  [20 + nth, y],
  [30 + nth, 0],
];

/** Hexadecimal names of objects, unique within a file. */
export function handles() {
  let last = 0x20;
  return () => (++last).toString(16).toUpperCase();
}
