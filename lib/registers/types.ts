/** The types of one or two registers: their number, and the range of their values. */
export const TYPES = {
  UINT16: { words: 1, least: 0, most: 0xffff },
  INT16: { words: 1, least: -0x8000, most: 0x7fff },
  UINT32: { words: 2, least: 0, most: 0xffff_ffff },
  INT32: { words: 2, least: -0x8000_0000, most: 0x7fff_ffff },
  FLOAT32: { words: 2, least: -3.4e38, most: 3.4e38 },
} as const;

export type RegisterType = keyof typeof TYPES;
export const TYPE_NAMES = Object.keys(TYPES) as RegisterType[];

/** The same for all our maps; two registers are one number. */
export const WORD_ORDER = { code: "ABCD", words: "高字在前，字内高字节在前（AB CD）" } as const;

/** A product with a decimal factor, without binary rounding errors: 2203 × 0.1 is 220.3. */
export const scaled = (value: number, scale: number) => Number((value * scale).toPrecision(12));

/** Converts registers into a number, high word first. */
export function numberOf(type: RegisterType, words: readonly number[]): number {
  const view = new DataView(new ArrayBuffer(words.length * 2));
  words.forEach((word, at) => view.setUint16(at * 2, word));
  const read: Record<RegisterType, () => number> = {
    UINT16: () => view.getUint16(0),
    INT16: () => view.getInt16(0),
    UINT32: () => view.getUint32(0),
    INT32: () => view.getInt32(0),
    FLOAT32: () => view.getFloat32(0),
  };
  return read[type]();
}

/** An address or a code as shown by protocol analysers: 0100H. */
export const hexOf = (value: number, digits = 4) =>
  `${value.toString(16).toUpperCase().padStart(digits, "0")}H`;
