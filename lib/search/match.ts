import { synonymGroups } from "./synonyms";
import { codeOf, isFiller, isHan, pairedTokens, pairsOf, wordsOf } from "./tokens";

const MAX_WORDS = 8;
/** The maximum of tokens for title searches; more only cost time. */
const MAX_TITLE_TOKENS = 16;
const MIN_PREFIX = 2;
const MIN_CODE = 3;

type Group = readonly (readonly string[])[];
type Term = { group: Group; term: readonly string[] };

/** Synonyms by their first token. */
const termsBy = new Map<string | undefined, Term[]>();
for (const group of synonymGroups)
  for (const term of group) termsBy.set(term[0], [...(termsBy.get(term[0]) ?? []), { group, term }]);

/** The terms in a word with their positions, longest first. */
const termsIn = (word: readonly string[]) =>
  word
    .flatMap((first, at) =>
      (termsBy.get(first) ?? [])
        .filter(({ term }) => term.every((token, nth) => word[at + nth] === token))
        .map((found) => ({ ...found, at })),
    )
    .sort((a, b) => b.term.length - a.term.length);

/** An FTS5 phrase. Tokens consist of letters and digits, so they cannot be operators. */
function phrase(tokens: readonly string[]): string {
  const last = tokens.at(-1) ?? "";
  const inPairs = pairedTokens(tokens);
  // The last character is part of the previous pair; a single character may begin any pair.
  const isPaired = isHan(last) && isHan(tokens.at(-2));
  const isPrefix = isHan(last) ? !isPaired : /^[a-z]+$/.test(last) && last.length >= MIN_PREFIX;
  return `"${(isPaired ? inPairs.slice(0, -1) : inPairs).join(" ")}"${isPrefix ? " *" : ""}`;
}

const anyOf = (matches: readonly string[]) => `(${matches.join(" OR ")})`;
const allOf = (matches: readonly string[]) => `(${matches.join(" AND ")})`;

/**
 * The query for a word and its variants, in which the longest known term is replaced by synonyms, together or separated
 * (`单相电表` also matches `单相导轨式电能表`).
 *
 * @param followed synonym groups that were used already, each of which is used once
 */
function meanings(word: readonly string[], followed: readonly Group[] = []): string[] {
  const longest = termsIn(word).find(({ group }) => !followed.includes(group));
  if (!longest) return [phrase(word)];
  const { group, term, at } = longest;
  const [before, after] = [word.slice(0, at), word.slice(at + term.length)];
  // Synonyms may contain terms themselves: 三相表 → 三相电表 → 三相电能表.
  const together = group.flatMap((name) => meanings([...before, ...name, ...after], [...followed, group]));
  const rest = [before, after].filter((part) => part.length > 0);
  return rest.length > 0 ? [...together, allOf([...rest.map(phrase), anyOf(group.map(phrase))])] : together;
}

/** Single Chinese characters occur in nearly every text, so they are searched in titles and families only. */
const isSingle = (word: readonly string[]) => word.length === 1 && isHan(word[0]);

function wordMatch(word: readonly string[]): string {
  if (isSingle(word)) return `{title codes family} : ${phrase(word)}`;
  const code = codeOf(word.join(""));
  const isCode = /[a-z]/.test(code) && code.length >= MIN_CODE;
  return anyOf([...meanings(word), ...(isCode ? [`codes : "${code}" *`] : [])]);
}

/** The words of a search without filler words such as 和 and 带. */
function namingWords(searched: string): string[][] {
  const words = wordsOf(searched);
  const naming = words.filter((word) => word.length > 1 || !isFiller(word.join("")));
  return (naming.length > 0 ? naming : words).slice(0, MAX_WORDS);
}

/** The FTS5 query for a search: all words in any order; undefined for an empty search. */
export function matchOf(searched: string): string | undefined {
  const words = namingWords(searched);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}

/** The same for titles; models and order codes are searched separately. */
export function titleMatchOf(searched: string): string | undefined {
  const words = namingWords(searched).map((word) => word.slice(0, MAX_TITLE_TOKENS));
  return words.length > 0 ? words.map((word) => anyOf(meanings(word))).join(" AND ") : undefined;
}

/** The same without synonyms. */
export const literalMatchOf = (searched: string): string => namingWords(searched).map(phrase).join(" AND ");

/** Like `matchOf`, with long Chinese words split, if nothing was found. */
export function looseMatchOf(searched: string): string | undefined {
  const words = namingWords(searched).flatMap(pairsOf);
  return words.length > 0 ? words.map(wordMatch).join(" AND ") : undefined;
}
