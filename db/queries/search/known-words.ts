import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { withoutAsking } from "@/lib/search/asking";
import { matchOf } from "@/lib/search/match";
import { isFiller, isHan, plainWords } from "@/lib/search/tokens";
import { wordStarts } from "@/lib/text/phrases";
import { asTyped } from "@/lib/search/typed";
import { counted, isFound } from "./counts";
import type { SearchIndex } from "./search-index";

/** More words than these, or longer runs without a blank, only take time. */
const MOST_WORDS = 8;
const LONGEST_RUN = 24;

const TERMS = SYNONYMS.flat()
  .filter((term) => /^\p{Script=Han}{2,}$/u.test(term))
  .sort((a, b) => b.length - a.length);

const IN_NAMES = "{title family} : ";

/** Whether all of this stands on some page; in titles and families alone it is a subject, and no turn of speech. */
function stands(index: SearchIndex, words: string, columns = ""): boolean {
  const match = matchOf(words);
  return match !== undefined && isFound(index, `${columns}(${match})`);
}

function pagesWith(index: SearchIndex, word: string): number {
  const match = matchOf(word);
  return match === undefined ? 0 : Object.values(counted(index, match)).reduce((sum, count) => sum + count);
}

/** The longest beginning of a run of Chinese that stands in these columns and cuts no word: of 大发热 that is not 大发. */
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

/** The word with which a run of Chinese begins: `功率因数忽高忽低` begins with 功率因数. */
const beginningOf = (index: SearchIndex, run: string): string | undefined =>
  TERMS.find((term) => run.startsWith(term) && stands(index, term)) ??
  longestIn(index, run, IN_NAMES) ??
  longestIn(index, run);

/** The parts of a run of Chinese that stand somewhere, as nobody writes blanks between words. */
function partsOf(index: SearchIndex, run: string): string[] {
  const parts: string[] = [];
  let end = 0;
  // Of 污水厂 no part is 水厂.
  for (const at of [...wordStarts(run)].sort((a, b) => a - b)) {
    const part = at < end ? undefined : beginningOf(index, run.slice(at));
    if (part === undefined) continue;
    parts.push(part);
    end = at + part.length;
  }
  return parts;
}

/** What is asked for, without the words that ask: `APF尺寸多大` is `APF尺寸`. Undefined where that stands nowhere, or none ask. */
export function askedFor(searched: string, index: SearchIndex): string | undefined {
  const plain = withoutAsking(searched).trim().replace(/\s+/g, " ");
  const isAsking = plain !== searched.trim().replace(/\s+/g, " ");
  return isAsking && stands(index, plain) ? plain : undefined;
}

/** Whether what is no Chinese stands somewhere: SVG does, and is no slip in writing a model. */
export const areLettersKnown = (searched: string, index: SearchIndex): boolean =>
  plainWords(withoutAsking(searched)).every((word) => isHan(word) || stands(index, word));

/** The words of a search that the site knows, in its order, and the same by what they say: subjects first, which stand in titles, then what is rare. */
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
  // Of IEC 61850 the first word alone names nothing.
  const isNothing = !words.some(isHan) && 2 * told.length <= words.length;
  return isNothing ? { inOrder: [], told: [] } : { inOrder, told };
}

const inOrderOf = (searched: string, inOrder: readonly string[], chosen: readonly string[]) =>
  inOrder
    .filter((word) => chosen.includes(word))
    .map((word) => asTyped(searched, word))
    .join(" ");

/** Those words of a search that stand somewhere together, as many as do. Undefined where no word is known. */
export function knownWords(searched: string, index: SearchIndex): string | undefined {
  const { inOrder, told } = toldWords(searched, index);
  let chosen: string[] = [];
  for (const word of told) if (stands(index, [...chosen, word].join(" "))) chosen = [...chosen, word];
  return inOrderOf(searched, inOrder, chosen) || undefined;
}

/** The same search with fewer and fewer of its words, in two rows: those left out first that say least, and that say most. */
export function fewerWords(searched: string, index: SearchIndex): [string[], string[]] {
  const { inOrder, told } = toldWords(searched, index);
  const some = [...told.keys()].slice(1);
  const written = (chosen: readonly string[]) => inOrderOf(searched, inOrder, chosen);
  return [
    some.map((count) => written(told.slice(0, told.length - count))),
    some.map((first) => written(told.slice(first))),
  ];
}
