import { perContentVersion } from "@/db/per-content-version";
import { filterParameters } from "@/db/queries/products/dictionary";
import { entryOf } from "@/lib/parameters/entries";
import { type Figure, figuresIn } from "@/lib/parameters/figures";
import { hasFigures, withBothEnds } from "@/lib/parameters/option";
import type { Parameter } from "@/lib/parameters/parameter";
import { convert } from "@/lib/parameters/units";
import type { AskedRating } from "@/lib/search/ratings";
import { codeOf } from "@/lib/search/tokens";
import { asPattern } from "@/lib/text/as-pattern";
import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };

/** A way to match a term: an option of a parameter. */
export type Way = { key: string; option: string };

/** Accuracy classes with an S: 0.5S is another class than 0.5. */
const CLASS_S = /\d+(?:\.\d+)?S级?/g;
/** Filters with text options. */
const worded = () => filterParameters().filter((parameter) => !hasFigures(parameter));

/** The figures in text options, parsed once: every rating of a search is compared with all of them. */
const figuresInOptions = perContentVersion(
  () =>
    new Map(
      worded()
        .flatMap(({ choices }) => choices)
        .map((option) => [option, figuresIn(option.replace(CLASS_S, ""))]),
    ),
);

const isAmong = (figures: readonly Figure[], { min, max, unit }: AskedRating) =>
  figures.some((figure) => {
    const value = figure.unit === "" ? undefined : convert(figure.value, figure.unit, unit);
    return value !== undefined && min === value && max === value;
  });

/** A span end in the unit of a parameter, as in addresses. */
const endOf = (end: number, from: string, to: string) => {
  if (!Number.isFinite(end)) return "";
  const value = convert(end, from, to);
  return value === undefined ? undefined : String(Number(value.toFixed(6)));
};

/**
 * A rating as an option of a numeric parameter; undefined if the units do not match. Where less is better (noise, delays) a
 * figure is an upper limit: for 50 dB, 40 dB is a match and 70 dB is not.
 */
function optionOf(
  { min, max, unit }: AskedRating,
  { unit: own, choices, better }: Pick<Parameter, "unit" | "choices" | "better">,
) {
  const [from, to] = [endOf(min, unit, own), endOf(max, unit, own)];
  if (from === undefined || to === undefined) return undefined;
  if (from === to) return better === "less" ? `..${to}` : from;
  return withBothEnds(`${from}..${to}`, choices);
}

/** The options that a rating means: of numeric parameters, or text options that contain it. */
export function waysOfRating(rating: AskedRating): Way[] {
  const figures = figuresInOptions();
  return filterParameters().flatMap((parameter) => {
    const { key, choices } = parameter;
    if (!hasFigures(parameter))
      return choices
        .filter((option) => isAmong(figures.get(option) ?? [], rating))
        .map((option) => ({ key, option }));
    const option = optionOf(rating, parameter);
    if (option === undefined) return [];
    const rated = entryOf(key)?.ratedAs?.[option];
    return [option, ...(rated === undefined ? [] : [rated])].map((one) => ({ key, option: one }));
  });
}

const squeezed = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s|mm|kvar/g, "")
    .replaceAll("×", "x")
    .replaceAll("~", "-");

/** People leave out the year of a standard: DL/T 645. */
const YEAR = /-\d{4}$/;
const codesOfOption = (option: string) => new Set([codeOf(option), codeOf(option.replace(YEAR, ""))]);

/** All text options with their normalized spellings, computed once: every word of a search is compared with all of them. */
const codedOptions = perContentVersion(() =>
  worded().flatMap(({ key, choices }) =>
    choices.flatMap((option) => [...codesOfOption(option)].map((code) => ({ way: { key, option }, code }))),
  ),
);

const waysOfOptions = (isMeant: (option: string) => boolean): Way[] =>
  worded().flatMap(({ key, choices }) => choices.filter(isMeant).map((option) => ({ key, option })));

/** Text options that contain a mark as a whole: `0.5S` in `C级（0.5S级）`. */
export function waysOfMark(mark: string): Way[] {
  const standsIn = (part: string) => {
    const text = asPattern(squeezed(part));
    const whole = new RegExp(`${/^\d/.test(part) ? "(?<![\\d.])" : ""}${text}(?![a-z\\d.])`);
    return waysOfOptions((option) => whole.test(squeezed(option)));
  };
  const whole = standsIn(mark);
  const most = /\(.+$/.exec(mark)?.[0];
  return whole.length > 0 || most === undefined ? whole : standsIn(most);
}

/** An accuracy class without an S: 0.5级, not the 0.5S级 of `C级（0.5S级）`. */
const CLASS = /^\d+(?:\.\d+)?级$/;

/** The existing classes nearest to 0.2S: those with an S first, 0.5S before 1S, then those of instruments without an S. */
export function nearestClasses(mark: string): Way[] {
  const classOf = (text: string) =>
    Number.parseFloat(text.match(CLASS_S)?.[0] ?? text.match(CLASS)?.[0] ?? "");
  const asked = classOf(mark.toUpperCase());
  // The mark is not a class but for example 20+20 or 5(60) A.
  if (!(asked > 0)) return [];
  const far = ({ option }: Way) => Math.abs(Math.log(classOf(option) / asked));
  const isPlain = ({ option }: Way) => Number(CLASS.test(option));
  return waysOfOptions((option) => classOf(option) > 0).sort(
    (a, b) => isPlain(a) - isPlain(b) || far(a) - far(b),
  );
}

/** Removes the suffix of `壁挂式` and `分补型`. */
const stem = (word: string) => (word.length > 2 ? word.replace(/[式型]$/, "") : word);
const SAME = SYNONYMS.map((group) => new Set(group.map(codeOf)));
const codesOf = (word: string): ReadonlySet<string> => {
  const code = codeOf(stem(word));
  return new Set([code, ...(SAME.find((codes) => codes.has(code)) ?? [])]);
};

/** Options with this name or a synonym of it: 485 means RS485. */
export function waysOfWord(word: string): Way[] {
  const codes = codesOf(word);
  return codedOptions()
    .filter(({ code }) => codes.has(code))
    .map(({ way }) => way);
}

/** Splits a word that begins or ends with an option: `三相四线电表`. */
export function partsOf(word: string): string[] {
  if (word.length < 4 || waysOfWord(word).length > 0) return [word];
  const options = worded()
    .flatMap(({ choices }) => choices)
    .filter((option) => option.length > 1 && /^\p{Script=Han}+$/u.test(option))
    .sort((a, b) => b.length - a.length);
  const first = options.find((option) => word.startsWith(option));
  if (first) return [first, ...partsOf(word.slice(first.length).replace(/^[式型]/, ""))].filter(Boolean);
  const last = options.find((option) => word.endsWith(option));
  return last ? [...partsOf(word.slice(0, -last.length)), last] : [word];
}

/** Joins words that together are an option: `三相 四线`. */
export const together = (words: readonly string[]): string[] =>
  words.reduce<string[]>((done, word) => {
    const both = `${done.at(-1) ?? ""}${word}`;
    return done.length > 0 && waysOfWord(both).length > 0 ? [...done.slice(0, -1), both] : [...done, word];
  }, []);
