import { functionsOf, type Register, type RegisterBlock, widthOf } from "./map";
import { hexOf, scaled, TYPES } from "./types";

const twoDigits = (code: number) => String(code).padStart(2, "0");

/** Function codes with two digits: 03, 06, 16. */
export const codesOf = (register: Register) => functionsOf(register).map(twoDigits);

type Limited = Pick<Register, "type" | "scale" | "min" | "max" | "values" | "bits">;

/** The range of the value in its unit: explicit limits, or those of its values or bits, else those of the type. */
export function limitsOf({ type, scale, min, max, values, bits }: Limited) {
  const { least, most } = TYPES[type];
  if (bits) return { min: 0, max: 2 ** bits.length - 1 };
  if (values) {
    const codes = Object.keys(values).map(Number);
    return { min: Math.min(...codes), max: Math.max(...codes) };
  }
  return { min: min ?? scaled(least, scale), max: max ?? scaled(most, scale) };
}

/** Enumerations, bits and floats have no range worth showing. */
export function rangeWords(register: Register): string {
  const { type, values, bits, min, max } = register;
  if (values || bits || (type === "FLOAT32" && min === undefined && max === undefined)) return "";
  const limits = limitsOf(register);
  return `${limits.min}~${limits.max}`.replace(/-/g, "−");
}

/** Factor and unit: `×0.1 V`. */
export const scaleWords = ({ scale, unit = "" }: Pick<Register, "scale" | "unit">) =>
  [scale === 1 ? "" : `×${scale}`, unit].filter(Boolean).join(" ");

export const seriesWords = ({ series }: Register) =>
  series ? `第 ${series.from}~${series.from + series.count - 1} ${series.word}` : "";

/** The last address that it takes. */
export const lastOf = (register: Register) => register.address + widthOf(register) - 1;

/** The address range and number of items of a block: `0100H~0106H，7 项`. */
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

/** The notes on a register, a sentence each. */
export const noteWords = (register: Register) =>
  [valueWords(register), bitWords(register), register.note ?? ""].filter(Boolean).join("。");
