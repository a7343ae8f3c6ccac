import { convert, UNIT_PATTERNS } from "./units";

/** A number in a text with the unit that follows it, "" if none does. */
export type Figure = {
  value: number;
  unit: string;
  /** Set if it is stated as a minimum or maximum. */
  bound?: Bound;
  /** Set if the bound is exclusive: ＜, not ≤. */
  isExclusive?: true;
  /** Set if it is an end of a range: 10 and 30 in `10~30`, −5 and 5 in `±5`. */
  end?: Bound;
};
type Bound = "max" | "min";

const LESS = "＜|<";
const MORE = "＞|>";
const AT_MOST = `≤|${LESS}|不大于|不超过|不高于|最多`;
const AT_LEAST = `≥|${MORE}|不小于|不低于|不少于|至少`;
const EXCLUSIVE = new RegExp(`^(?:${LESS}|${MORE})$`);

/** With another letter beside it, `s` or `V` is part of a word; `路` is not. */
const whole = (unit: string) =>
  (/^[A-Za-z]/.test(unit) ? "(?<![A-Za-z])" : "") + unit + (/[A-Za-z]$/.test(unit) ? "(?![A-Za-z])" : "");
// A sign counts only if no word or number precedes it.
const TOKEN = new RegExp(
  `(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST}))?(?<sign>±|(?<![\\w)%])[-−+])?(?<digits>\\d+(?:\\.\\d+)?)|(?<unit>${UNIT_PATTERNS.map(whole).join("|")})`,
  "g",
);
/** A unit applies to the numbers before it in the same clause. */
export const CLAUSE = /[，；。：]/;

/** Between the ends of a range: 10~30 kvar, φ76~φ116. */
const TO = /^ ?~ ?φ?$/;

function signed(sign: string, digits: string): Pick<Figure, "value" | "end">[] {
  const value = Number(digits);
  if (sign === "±")
    return [
      { value: -value, end: "min" },
      { value, end: "max" },
    ];
  return [{ value: /[-−]/.test(sign) ? -value : value }];
}

function boundOf(most: string | undefined, least: string | undefined): Pick<Figure, "bound" | "isExclusive"> {
  const sign = most ?? least;
  if (sign === undefined) return {};
  return { bound: most ? "max" : "min", ...(EXCLUSIVE.test(sign) && { isExclusive: true }) };
}

function figuresOfClause(clause: string): Figure[] {
  const found: Figure[] = [];
  let waiting: Figure[] = [];
  let read = 0;
  for (const { 0: token, index, groups = {} } of clause.matchAll(TOKEN)) {
    const { most, least, sign = "", digits, unit } = groups;
    if (unit) {
      for (const figure of waiting) figure.unit = unit;
      waiting = [];
    } else if (digits) {
      const last = found.at(-1);
      const isEnd = last !== undefined && TO.test(clause.slice(read, index));
      if (isEnd) last.end = "min";
      const figures = signed(sign, digits).map((figure): Figure => ({
        ...figure,
        unit: "",
        ...(isEnd && { end: "max" }),
        ...boundOf(most, least),
      }));
      waiting.push(...figures);
      found.push(...figures);
    }
    read = index + token.length;
  }
  return found;
}

/**
 * All numbers of a text in order, with their units: `10（5+5）、15（10+5）kvar` has five numbers with kvar, `±20%` has −20 %
 * and 20 %, `-25~+55 ℃` has −25 ℃ and 55 ℃, `≤10 ms` has a maximum of 10 ms.
 */
export const figuresIn = (text: string): Figure[] => text.split(CLAUSE).flatMap(figuresOfClause);

/** The figures of a text that equal a figure, in the same unit or converted (3 A is 3000 mA). */
export function mentions(said: readonly Figure[], figure: number, unit: string): Figure[] {
  const same = said.filter((each) => each.value === figure && each.unit === unit);
  return same.length > 0
    ? same
    : said.filter((each) => each.unit !== "" && convert(each.value, each.unit, unit) === figure);
}
