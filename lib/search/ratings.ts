import { measured } from "@/lib/measured";
import { withMinus } from "@/lib/minus";
import { figuresIn } from "@/lib/parameters/figures";
import { UNIT_NAMES } from "@/lib/parameters/units";
import { asPattern } from "@/lib/text/as-pattern";
import { codeOf, isFiller, plainSizes, wordsOf } from "./tokens";

/** A searched figure or span in a known unit. */
export type AskedRating = { text: string; unit: string; min: number; max: number };

/** A parsed search: ratings, marks that may be part of an option (20+20, 0.5S, (60)A), and the remaining words. */
export type AskedRatings = { ratings: AskedRating[]; marks: string[]; words: string[] };

/** Other spellings of units. Known units are matched case-insensitively. */
const CALLED: readonly (readonly [string, string])[] = [
  ["千乏", "kvar"],
  ["千伏安", "kVA"],
  ["千伏", "kV"],
  ["伏", "V"],
  ["毫安", "mA"],
  ["千安", "kA"],
  ["安", "A"],
  ["千瓦", "kW"],
  ["毫米", "mm"],
  ["毫秒", "ms"],
  ["度", "℃"],
  ["回路", "路"],
  ["分贝", "dB(A)"],
];
const UNITS: ReadonlyMap<string, string> = new Map([
  ...UNIT_NAMES.map((unit) => [unit.normalize("NFKC").toLowerCase(), unit] as const),
  ...CALLED,
]);
const NAMES = [...UNITS.keys()]
  .sort((a, b) => b.length - a.length)
  .map(asPattern)
  .join("|");

const NUMBER = "\\d+(?:\\.\\d+)?";
const LEAST = "≥|>|不小于|至少";
const MOST = "≤|<|不大于|不超过|最多";
/** A range, figures side by side, or a single one. */
const FIGURES = `-?${NUMBER}~-?${NUMBER}|${NUMBER}(?:/${NUMBER})+|-?${NUMBER}`;

/** The tokens of a search, read from left to right. */
const READ = new RegExp(
  [
    // Transformer ratios: 5000/5, 200/1 A.
    `(?<![\\d./])(?<primary>\\d{2,5})/(?<secondary>[15])(?: ?a)?(?![\\da-z./%千伏])`,
    `(?<mark>${[
      `${NUMBER}(?:\\+${NUMBER})+(?: ?kvar)?`,
      `(?:${NUMBER}(?:~${NUMBER})?)?\\(${NUMBER}\\) ?a`,
      `${NUMBER}(?: ?mm)?x${NUMBER}(?:/${NUMBER})?(?: ?(?:mm|v))?`,
      `${NUMBER}s级?`,
    ].join("|")})(?![a-z\\d])`,
    `(?:(?<least>${LEAST})|(?<most>${MOST}))? ?(?<![\\d.])(?<figures>${FIGURES}) ?(?<unit>${NAMES})(?!(?<=[a-z])[a-z])`,
  ].join("|"),
  "g",
);
/** Models and order codes, whose figures are no ratings. */
const CODE = /^(?!ip\d)(?:[a-z]+\d|[a-z]{2,}[-/])/;
/** Low harmonic orders are a subject (`5次谐波`, `5次 滤波`); measuring ranges are 31 and more. */
const HARMONIC = /^(?:[2-9]|1\d|2[0-5])(?:\/\d+)*次$/;
const BLANK_BEFORE_UNIT = new RegExp(`(\\d) +(?=(?:${NAMES})(?![a-z\\d]))`, "gi");

/** Removes spaces before units: `-25 ℃` is one word like `-25℃`. */
export const withJoinedUnits = (searched: string) =>
  searched.normalize("NFKC").replace(BLANK_BEFORE_UNIT, "$1");

/** Normalizes width, range signs, lists (with slashes) and AC or DC before figures. */
const plain = (searched: string) =>
  plainSizes(searched.normalize("NFKC").toLowerCase())
    .replaceAll("−", "-")
    .replace(/\b[ad]c ?(?=\d)/g, "")
    .replace(/(\d) ?(?:[~–—]|\.\.|到|至|-(?=\d)) ?(?=-?\d)/g, "$1~")
    .replace(/(\d)、(?=\d)/g, "$1/");

function ratingOf(figures: string, unit: string, limit: "≥" | "≤" | ""): AskedRating {
  const said = figuresIn(figures).map(({ value }) => value);
  const [first = 0, last = first] = [Math.min(...said), Math.max(...said)];
  const text = limit + (first === last ? withMinus(first) : `${withMinus(first)}~${withMinus(last)}`);
  return {
    text: measured(text, unit),
    unit,
    min: limit === "≤" ? -Infinity : first,
    max: limit === "≥" ? Infinity : last,
  };
}

/** Parses the ratings of a search in any spelling: `480V`, `480 伏`, `４８０Ｖ`, `10-30kvar`, `5000/5`, `0.5S`. */
export function ratingsIn(searched: string): AskedRatings {
  const found: AskedRatings = { ratings: [], marks: [], words: [] };
  const addWords = (text: string) => {
    for (const tokens of wordsOf(text)) {
      // Without a space: `30kvar的电抗器`.
      const word = tokens.join("").replace(/^[的和与及或]|[的和与及或]$/gu, "");
      if (!isFiller(word)) found.words.push(word);
    }
  };
  for (const part of plain(withJoinedUnits(searched)).split(/[\s,，;；、]+/u)) {
    if (CODE.test(part)) {
      found.words.push(codeOf(part));
      continue;
    }
    let read = 0;
    for (const match of part.matchAll(READ)) {
      if (HARMONIC.test(match[0])) continue;
      const { primary, secondary, mark, least, most, figures = "", unit = "" } = match.groups ?? {};
      addWords(part.slice(read, match.index));
      read = match.index + match[0].length;
      if (primary !== undefined) {
        found.ratings.push(ratingOf(primary, "A", ""));
        found.marks.push(`${secondary}a`);
      } else if (mark !== undefined) found.marks.push(mark);
      else {
        const name = UNITS.get(unit) ?? unit;
        const limit = least ? "≥" : most ? "≤" : "";
        for (const figure of figures.split("/")) found.ratings.push(ratingOf(figure, name, limit));
      }
    }
    addWords(part.slice(read));
  }
  return found;
}
