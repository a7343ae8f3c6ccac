import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { withoutAsking } from "@/lib/search/asking";
import { matchOf } from "@/lib/search/match";
import { isFiller, isHan, plainWords } from "@/lib/search/tokens";
import { wordStarts } from "@/lib/text/phrases";
import { asTyped } from "@/lib/search/typed";
import { counted, isFound } from "./counts";
import type { SearchIndex } from "./search-index";

/** Limits for words per search and characters per run: more only cost time. */
const MOST_WORDS = 8;
const LONGEST_RUN = 24;

const TERMS = SYNONYMS.flat()
  .filter((term) => /^\p{Script=Han}{2,}$/u.test(term))
  .sort((a, b) => b.length - a.length);

const IN_NAMES = "{title family} : ";

/** Whether some page has all of this. In titles and families it is a subject, not just a phrase. */
function stands(index: SearchIndex, words: string, columns = ""): boolean {
  const match = matchOf(words);
  return match !== undefined && isFound(index, `${columns}(${match})`);
}

function pagesWith(index: SearchIndex, word: string): number {
  const match = matchOf(word);
  return match === undefined
    ? 0
    : Object.values(counted(index, match).counts).reduce((sum, count) => sum + count);
}

/** The longest prefix of a run of Chinese that occurs in these columns and splits no word: not 大发 of 大发热. */
function longestIn(index: SearchIndex, run: string, columns?: string): string | undefined {
  const cuts = wordStarts(run).add(run.length);
  let longest: string | undefined;
  for (let length = 2; length <= run.length; length++) {
    const beginning = run.slice(0, length);
    if (!stands(index, beginning, columns)) break;
    if (cuts.has(length)) longest = beginning;
  }
  return longest;
}

/** The first known word of a run of Chinese: 功率因数 of `功率因数忽高忽低`. */
const beginningOf = (index: SearchIndex, run: string): string | undefined =>
  TERMS.find((term) => run.startsWith(term) && stands(index, term)) ??
  longestIn(index, run, IN_NAMES) ??
  longestIn(index, run);

/** Splits a run of Chinese into known words, as there are no spaces between them. */
function partsOf(index: SearchIndex, run: string): string[] {
  const parts: string[] = [];
  let end = 0;
  // 污水厂 does not contain 水厂.
  for (const at of [...wordStarts(run)].sort((a, b) => a - b)) {
    const part = at < end ? undefined : beginningOf(index, run.slice(at));
    if (part === undefined) continue;
    parts.push(part);
    end = at + part.length;
  }
  return parts;
}

/** The search without question words: `APF尺寸` for `APF尺寸多大`. Undefined if it has none, or if the rest occurs nowhere. */
export function askedFor(searched: string, index: SearchIndex): string | undefined {
  const plain = withoutAsking(searched).trim().replace(/\s+/g, " ");
  const isAsking = plain !== searched.trim().replace(/\s+/g, " ");
  return isAsking && stands(index, plain) ? plain : undefined;
}

/** Whether the Latin letters of a search occur somewhere: SVG does, so it is no misspelt model. */
export const areLettersKnown = (searched: string, index: SearchIndex): boolean =>
  plainWords(withoutAsking(searched)).every((word) => isHan(word) || stands(index, word));

/** The known words of a search in order, and the same by relevance: those in titles first, then rare ones. */
function toldWords(searched: string, index: SearchIndex): { inOrder: string[]; told: string[] } {
  const words = plainWords(withoutAsking(searched));
  const known = words
    .slice(0, MOST_WORDS)
    .flatMap((word) =>
      isHan(word) ? partsOf(index, word.slice(0, LONGEST_RUN)) : stands(index, word) ? [word] : [],
    )
    .filter((word) => !isFiller(word));
  const inOrder = [...new Set(known)];
  const told = inOrder
    .slice(0, MOST_WORDS)
    .map((word) => ({
      word,
      isSubject: stands(index, word, IN_NAMES),
      pages: pagesWith(index, word),
    }))
    .sort((a, b) => Number(b.isSubject) - Number(a.isSubject) || a.pages - b.pages)
    .map(({ word }) => word);
  // IEC of IEC 61850 alone names nothing.
  const isNothing = !words.some(isHan) && 2 * told.length <= words.length;
  return isNothing ? { inOrder: [], told: [] } : { inOrder, told };
}

const inOrderOf = (searched: string, inOrder: readonly string[], chosen: readonly string[]) =>
  inOrder
    .filter((word) => chosen.includes(word))
    .map((word) => asTyped(searched, word))
    .join(" ");

/** The most relevant words of a search that occur together on a page. Undefined if no word is known. */
export function knownWords(searched: string, index: SearchIndex): string | undefined {
  const { inOrder, told } = toldWords(searched, index);
  let chosen: string[] = [];
  for (const word of told) if (stands(index, [...chosen, word].join(" "))) chosen = [...chosen, word];
  return inOrderOf(searched, inOrder, chosen) || undefined;
}

/** The search with fewer and fewer words, in two lists: leaving out the least relevant first, and the most relevant first. */
export function fewerWords(searched: string, index: SearchIndex): [string[], string[]] {
  const { inOrder, told } = toldWords(searched, index);
  const some = [...told.keys()].slice(1);
  const written = (chosen: readonly string[]) => inOrderOf(searched, inOrder, chosen);
  return [
    some.map((count) => written(told.slice(0, told.length - count))),
    some.map((first) => written(told.slice(first))),
  ];
}
