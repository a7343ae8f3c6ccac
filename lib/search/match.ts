import { synonymGroups } from "./synonyms";
import { codeOf, isFiller, isHan, pairedTokens, pairsOf, wordsOf } from "./tokens";

const MAX_WORDS = 8;
/** So many name a title; more only take time. */
const MAX_TITLE_TOKENS = 16;
const MIN_PREFIX = 2;
const MIN_CODE = 3;

type Group = readonly (readonly string[])[];
type Term = { group: Group; term: readonly string[] };

/** The terms of the trade by their first token: a word holds few of them. */
const termsBy = new Map<string | undefined, Term[]>();
for (const group of synonymGroups)
  for (const term of group) termsBy.set(term[0], [...(termsBy.get(term[0]) ?? []), { group, term }]);

/** The terms that stand in a word, and where, the longest first. */
const termsIn = (word: readonly string[]) =>
  word
    .flatMap((first, at) =>
      (termsBy.get(first) ?? [])
        .filter(({ term }) => term.every((token, nth) => word[at + nth] === token))
        .map((found) => ({ ...found, at })),
    )
    .sort((a, b) => b.term.length - a.term.length);

/** Tokens hold letters and digits alone, so that nothing in them can be an operator. */
function phrase(tokens: readonly string[]): string {
  const last = tokens.at(-1) ?? "";
  const inPairs = pairedTokens(tokens);
  // The pair before it holds the last character already; one without a pair may be the first of any.
  const isPaired = isHan(last) && isHan(tokens.at(-2));
  const isPrefix = isHan(last) ? !isPaired : /^[a-z]+$/.test(last) && last.length >= MIN_PREFIX;
  return `"${(isPaired ? inPairs.slice(0, -1) : inPairs).join(" ")}"${isPrefix ? " *" : ""}`;
}

const anyOf = (matches: readonly string[]) => `(${matches.join(" OR ")})`;
const allOf = (matches: readonly string[]) => `(${matches.join(" AND ")})`;

/**
 * A word, and what means the same: with other names of the longest term of the trade in it, written together or apart
 * (`单相电表` is a `单相导轨式电能表`).
 *
 * @param followed the groups of synonyms that led here: each is followed once
 */
function meanings(word: readonly string[], followed: readonly Group[] = []): string[] {
  const longest = termsIn(word).find(({ group }) => !followed.includes(group));
  if (!longest) return [phrase(word)];
  const { group, term, at } = longest;
  const [before, after] = [word.slice(0, at), word.slice(at + term.length)];
  // Another name may hold a term of the trade itself: 三相表 is 三相电表, which is a 三相电能表.
  const together = group.flatMap((name) => meanings([...before, ...name, ...after], [...followed, group]));
  const rest = [before, after].filter((part) => part.length > 0);
  return rest.length > 0 ? [...together, allOf([...rest.map(phrase), anyOf(group.map(phrase))])] : together;
}

/** One Chinese character stands in nearly every text: only titles and families are looked through for it. */
const isSingle = (word: readonly string[]) => word.length === 1 && isHan(word[0]);

function wordMatch(word: readonly string[]): string {
  if (isSingle(word)) return `{title codes family} : ${phrase(word)}`;
  const code = codeOf(word.join(""));
  const isCode = /[a-z]/.test(code) && code.length >= MIN_CODE;
  return anyOf([...meanings(word), ...(isCode ? [`codes : "${code}" *`] : [])]);
}

/** The words of a search; 和 and 带 between others are none. */
function namingWords(searched: string): string[][] {
  const words = wordsOf(searched);
  const naming = words.filter((word) => word.length > 1 || !isFiller(word.join("")));
  return (naming.length > 0 ? naming : words).slice(0, MAX_WORDS);
}

/** What FTS5 is asked for a search: all words in any order; undefined where nothing is asked. */
export function matchOf(searched: string): string | undefined {
  const words = namingWords(searched);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}

/** The same of titles alone, where models and order codes are looked for elsewhere. */
export function titleMatchOf(searched: string): string | undefined {
  const words = namingWords(searched).map((word) => word.slice(0, MAX_TITLE_TOKENS));
  return words.length > 0 ? words.map((word) => anyOf(meanings(word))).join(" AND ") : undefined;
}

/** The same as it is written, without what means the same. */
export const literalMatchOf = (searched: string): string => namingWords(searched).map(phrase).join(" AND ");

/** The same as `matchOf`, with long Chinese words taken apart: for when nothing was found. */
export function looseMatchOf(searched: string): string | undefined {
  const words = namingWords(searched).flatMap(pairsOf);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}
