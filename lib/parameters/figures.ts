import { convert, UNIT_PATTERNS } from "./units";

/** A number in a text with the unit that stands behind it, "" where none does. */
export type Figure = {
  value: number;
  unit: string;
  /** Where it is said as the most or the least. */
  bound?: Bound;
  /** Where the bound itself is out: ＜, not ≤. */
  isExclusive?: true;
  /** Where it is an end of a range: 10 and 30 of `10~30`, −5 and 5 of `±5`. */
  end?: Bound;
};
type Bound = "max" | "min";

const LESS = "＜|<";
const MORE = "＞|>";
const AT_MOST = `≤|${LESS}|不大于|不超过|不高于|最多`;
const AT_LEAST = `≥|${MORE}|不小于|不低于|不少于|至少`;
const EXCLUSIVE = new RegExp(`^(?:${LESS}|${MORE})$`);

/** A letter beside `s` or `V` makes it another word; beside `路` it does not. */
const whole = (unit: string) =>
  (/^[A-Za-z]/.test(unit) ? "(?<![A-Za-z])" : "") + unit + (/[A-Za-z]$/.test(unit) ? "(?![A-Za-z])" : "");
// A sign counts only where no word or number goes before it.
const TOKEN = new RegExp(
  `(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST}))?(?<sign>±|(?<![\\w)%])[-−+])?(?<digits>\\d+(?:\\.\\d+)?)|(?<unit>${UNIT_PATTERNS.map(whole).join("|")})`,
  "g",
);
/** A unit belongs to what goes before it in the same clause. */
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
 * All numbers of a text in their order, each with its unit: `10（5+5）、15（10+5）kvar` is five numbers of kvar,
 * `±20%` is −20 % and 20 %, `-25~+55 ℃` is −25 ℃ and 55 ℃, `≤10 ms` is at most 10 ms.
 */
export const figuresIn = (text: string): Figure[] => text.split(CLAUSE).flatMap(figuresOfClause);

/** Those of a text's figures that are this one, in its own unit or counted into another (3 A is 3000 mA). */
export function mentions(said: readonly Figure[], figure: number, unit: string): Figure[] {
  const same = said.filter((each) => each.value === figure && each.unit === unit);
  return same.length > 0
    ? same
    : said.filter((each) => each.unit !== "" && convert(each.value, each.unit, unit) === figure);
}
