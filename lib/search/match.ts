import SYNONYMS from "./synonyms.json";
import { codeOf, pairsOf, tokensOf, wordsOf } from "./tokens";

const MAX_WORDS = 8;
const MIN_PREFIX = 2;
const MIN_CODE = 3;

const groups = SYNONYMS.map((group) => group.map((term) => tokensOf(term)));

/** Where a list of tokens stands in another; -1 where it does not. */
const placeOf = (part: readonly string[], whole: readonly string[]) =>
  whole.findIndex((_, at) => part.every((token, nth) => whole[at + nth] === token));

/** A word, and with what means the same in place of the longest term of the trade in it. */
function meanings(word: readonly string[]): string[][] {
  const terms = groups.flatMap((group) => group.map((term) => ({ group, term, at: placeOf(term, word) })));
  const [longest] = terms.filter(({ at }) => at >= 0).toSorted((a, b) => b.term.length - a.term.length);
  if (!longest) return [[...word]];
  const { group, term, at } = longest;
  return [
    [...word],
    ...group
      .filter((other) => other !== term)
      .map((other) => [...word.slice(0, at), ...other, ...word.slice(at + term.length)]),
  ];
}

/** Tokens hold letters and digits alone, so that nothing in them can be an operator. */
function phrase(tokens: readonly string[]): string {
  const last = tokens.at(-1) ?? "";
  const isPrefix = /^[a-z]+$/.test(last) && last.length >= MIN_PREFIX;
  return `"${tokens.join(" ")}"${isPrefix ? " *" : ""}`;
}

/** One Chinese character stands in nearly every text: only titles and families are looked through for it. */
const isSingle = (word: readonly string[]) => word.length === 1 && [...(word[0] ?? "")].length === 1;

function wordMatch(word: readonly string[]): string {
  if (isSingle(word)) return `{title codes family} : ${phrase(word)}`;
  const code = codeOf(word.join(""));
  const isCode = /[a-z]/.test(code) && code.length >= MIN_CODE;
  const texts = meanings(word).map(phrase);
  return `(${[...texts, ...(isCode ? [`codes : "${code}" *`] : [])].join(" OR ")})`;
}

/** What FTS5 is asked for a search: all words in any order; undefined where nothing is asked. */
export function matchOf(searched: string): string | undefined {
  const words = wordsOf(searched).slice(0, MAX_WORDS);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}

/** The same, with long Chinese words taken apart: for when nothing was found. */
export function looseMatchOf(searched: string): string | undefined {
  const words = wordsOf(searched).slice(0, MAX_WORDS).flatMap(pairsOf);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}
