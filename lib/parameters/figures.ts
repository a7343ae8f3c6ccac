import { UNIT_NAMES } from "./units";

/** A number in a text with the unit that stands behind it, "" where none does. */
export type Figure = { value: number; unit: string };

/** A letter beside `s` or `V` makes it another word; beside `路` it does not. */
const whole = (unit: string) =>
  (/^[A-Za-z]/.test(unit) ? "(?<![A-Za-z])" : "") + unit + (/[A-Za-z]$/.test(unit) ? "(?![A-Za-z])" : "");
// A sign counts only where no word or number goes before it.
const TOKEN = new RegExp(`(±|(?<![\\w)%])[-+])?(\\d+(?:\\.\\d+)?)|(${UNIT_NAMES.map(whole).join("|")})`, "g");
/** A unit belongs to what goes before it in the same clause. */
const CLAUSE = /[，；。：]/;

const signed = (sign: string, digits: string): number[] => {
  const value = Number(digits);
  if (sign === "±") return [-value, value];
  return [sign === "-" ? -value : value];
};

function figuresOfClause(clause: string): Figure[] {
  const found: Figure[] = [];
  let waiting: Figure[] = [];
  for (const [, sign = "", digits, unit] of clause.matchAll(TOKEN)) {
    if (unit) {
      for (const figure of waiting) figure.unit = unit;
      waiting = [];
    } else if (digits) {
      const figures = signed(sign, digits).map((value) => ({ value, unit: "" }));
      waiting.push(...figures);
      found.push(...figures);
    }
  }
  return found;
}

/**
 * All numbers of a text in their order, each with its unit: `10（5+5）、15（10+5）kvar` is five numbers of kvar,
 * `±20%` is −20 % and 20 %, `-25~+55 ℃` is −25 ℃ and 55 ℃.
 */
export const figuresIn = (text: string): Figure[] => text.split(CLAUSE).flatMap(figuresOfClause);
