import { functionsOf, type Register, type RegisterBlock, widthOf } from "./map";
import { hexOf, scaled, TYPES } from "./types";

const twoDigits = (code: number) => String(code).padStart(2, "0");

/** Function codes as protocols write them: 03, 06, 16. */
export const codesOf = (register: Register) => functionsOf(register).map(twoDigits);

type Limited = Pick<Register, "type" | "scale" | "min" | "max" | "values" | "bits">;

/** The limits of the value in its unit: those that are set, or of its codes or bits, else what the type holds. */
export function limitsOf({ type, scale, min, max, values, bits }: Limited) {
  const { least, most } = TYPES[type];
  if (bits) return { min: 0, max: 2 ** bits.length - 1 };
  if (values) {
    const codes = Object.keys(values).map(Number);
    return { min: Math.min(...codes), max: Math.max(...codes) };
  }
  return { min: min ?? scaled(least, scale), max: max ?? scaled(most, scale) };
}

/** Single values, bits and floats have no range to speak of. */
export function rangeWords(register: Register): string {
  const { type, values, bits, min, max } = register;
  if (values || bits || (type === "FLOAT32" && min === undefined && max === undefined)) return "";
  const limits = limitsOf(register);
  return `${limits.min}~${limits.max}`.replace(/-/g, "−");
}

/** What to multiply by, and the unit: `×0.1 V`. */
export const scaleWords = ({ scale, unit = "" }: Pick<Register, "scale" | "unit">) =>
  [scale === 1 ? "" : `×${scale}`, unit].filter(Boolean).join(" ");

export const seriesWords = ({ series }: Register) =>
  series ? `第 ${series.from}~${series.from + series.count - 1} ${series.word}` : "";

/** The last address that it takes. */
export const lastOf = (register: Register) => register.address + widthOf(register) - 1;

/** From which address to which a block goes, and how much is in it: `0100H~0106H，7 项`. */
export function spanWords({ registers }: Pick<RegisterBlock, "registers">): string {
  const first = hexOf(Math.min(...registers.map(({ address }) => address)));
  const last = hexOf(Math.max(...registers.map(lastOf)));
  return `${first === last ? first : `${first}~${last}`}，${registers.length} 项`;
}

const valueWords = ({ values = {} }: Register) =>
  Object.entries(values)
    .map(([value, meaning]) => `${value} ${meaning}`)
    .join("，");
const bitWords = ({ bits = [] }: Register) => bits.map((meaning, bit) => `bit${bit} ${meaning}`).join("，");

/** All that is to be said of a register in one sentence each. */
export const noteWords = (register: Register) =>
  [valueWords(register), bitWords(register), register.note ?? ""].filter(Boolean).join("。");
