import { UNIT_NAMES } from "./units";

/** A number in a text with the unit that stands behind it, "" where none does; `bound` where it is said as the most or the least. */
export type Figure = { value: number; unit: string; bound?: Bound };
type Bound = "max" | "min";

const AT_MOST = "≤|＜|<|不大于|不超过|不高于|最多";
const AT_LEAST = "≥|＞|>|不小于|不低于|不少于|至少";

/** A letter beside `s` or `V` makes it another word; beside `路` it does not. */
const whole = (unit: string) =>
  (/^[A-Za-z]/.test(unit) ? "(?<![A-Za-z])" : "") + unit + (/[A-Za-z]$/.test(unit) ? "(?![A-Za-z])" : "");
// A sign counts only where no word or number goes before it.
const TOKEN = new RegExp(
  `(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST}))?(?<sign>±|(?<![\\w)%])[-+])?(?<digits>\\d+(?:\\.\\d+)?)|(?<unit>${UNIT_NAMES.map(whole).join("|")})`,
  "g",
);
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
  for (const { groups = {} } of clause.matchAll(TOKEN)) {
    const { most, least, sign = "", digits, unit } = groups;
    if (unit) {
      for (const figure of waiting) figure.unit = unit;
      waiting = [];
    } else if (digits) {
      const bound = most ? ("max" as const) : least ? ("min" as const) : undefined;
      const figures = signed(sign, digits).map((value) => ({ value, unit: "", ...(bound && { bound }) }));
      waiting.push(...figures);
      found.push(...figures);
    }
  }
  return found;
}

/**
 * All numbers of a text in their order, each with its unit: `10（5+5）、15（10+5）kvar` is five numbers of kvar,
 * `±20%` is −20 % and 20 %, `-25~+55 ℃` is −25 ℃ and 55 ℃, `≤10 ms` is at most 10 ms.
 */
export const figuresIn = (text: string): Figure[] => text.split(CLAUSE).flatMap(figuresOfClause);
