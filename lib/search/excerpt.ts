import { asPattern } from "@/lib/text/as-pattern";
import { namesOf } from "./synonyms";
import { wordsOf } from "./tokens";

export type Piece = { text: string; isHit: boolean };

export const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

const LENGTH = 90;
const BEFORE = 24;

/**
 * White space and punctuation, half and full width, that may separate the runs of a word. Listed as ranges, as every
 * search compiles its own pattern: the complement of `\p{L}` and `\p{N}` takes 14 ms of CPU time, these less than 1 ms.
 */
const SIGNS = String.raw`[\s!-/:-@\[-\x60{-~\xa0-\xa9\xab-\xb1\xb6-\xb8×÷\u2000-\u206f\u2190-\u22ff\u3000-\u3003\u3008-\u3020\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]`;

/** The last digit run of each percentage: 7 of `7%`, 5 of `5.5 %`. */
const percentsOf = (searched: string) =>
  new Set([...searched.normalize("NFKC").matchAll(/(\d+)\s?%/g)].map(([, digits]) => digits));

/** A pattern for the spellings of a word; percentages match percentages only. */
const written = (word: readonly string[], percents: ReadonlySet<string | undefined>) =>
  word.map((token) => [...token].map(asPattern).join("")).join(`${SIGNS}{0,3}`) +
  (percents.has(word.at(-1)) ? String.raw`\s?[%％]` : "");

/** A pattern with one group per word, including its synonyms, longest first. */
function patternOf(searched: string): RegExp | undefined {
  const percents = percentsOf(searched);
  const words = wordsOf(searched).map((word) =>
    namesOf(word)
      .map((name) => written(name, percents))
      .sort((a, b) => b.length - a.length)
      .join("|"),
  );
  return words.length > 0 ? new RegExp(words.map((names) => `(${names})`).join("|"), "giu") : undefined;
}

/** The number of cached patterns, enough for one page of hits. */
const MOST_KEPT = 8;
const kept = new Map<string, RegExp | undefined>();

/** Cached, as a page of hits has some sixty texts for the same search. */
function pattern(searched: string): RegExp | undefined {
  if (kept.has(searched)) return kept.get(searched);
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = patternOf(searched);
  kept.set(searched, made);
  return made;
}

/** Whether a hit is part of a longer number: 7 must not match 75 or 1.7. */
function isPartOfNumber(text: string, { 0: hit, index }: RegExpExecArray) {
  const [before, after] = [text.slice(0, index), text.slice(index + hit.length)];
  return (/^\d/.test(hit) && /\d\.?$/.test(before)) || (/\d$/.test(hit) && /^\.?\d/.test(after));
}

/** A hit in a text, with the index of its word in the search. */
type Place = { index: number; text: string; word: number };

function placesIn(text: string, searched: string): Place[] {
  const hits = pattern(searched);
  const found = hits ? [...text.matchAll(hits)].filter((hit) => !isPartOfNumber(text, hit)) : [];
  return found.map((hit) => ({
    index: hit.index,
    text: hit[0],
    word: hit.slice(1).findIndex((group) => group !== undefined),
  }));
}

/** The words of a search in a text, by index. */
export const wordsIn = (text: string, searched: string): Set<number> =>
  new Set(placesIn(text, searched).map(({ word }) => word));

function inPieces(text: string, places: readonly Place[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const hit of places) {
    if (hit.index > from) pieces.push({ text: text.slice(from, hit.index), isHit: false });
    pieces.push({ text: hit.text, isHit: true });
    from = hit.index + hit.text.length;
  }
  if (from < text.length || text === "") pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}

/** A text in pieces, with hits marked. */
export const marked = (text: string, searched: string): Piece[] => inPieces(text, placesIn(text, searched));

/** The same with only the first hit of each word marked, which is easier to read. */
export function markedOnce(text: string, searched: string): Piece[] {
  const places = placesIn(text, searched);
  const isFirst = ({ word }: Place, at: number) => places.findIndex((other) => other.word === word) === at;
  return inPieces(text, places.filter(isFirst));
}

/** Text that must not be split: a model, a figure with its unit, a range. */
const IN_ONE_PIECE = /[\dA-Za-z.,%℃Ωµ≤≥±−~–/×-]+(?: (?=[A-Za-z%℃Ω]{1,5}(?![A-Za-z]))[A-Za-z%℃Ω]+)?/g;

/** The nearest place before `at` where a text may be cut. */
function cutBefore(text: string, at: number) {
  for (const { 0: piece, index } of text.matchAll(IN_ONE_PIECE))
    if (index < at && at < index + piece.length && piece.length < LENGTH / 2) return index;
  return at;
}

/** Ends of sentences. */
const ENDS = /[。；！？]\s*/g;

/** The beginning of an excerpt: the sentence of its first hit, or shortly before the hit in a long sentence. */
function beginningFor(text: string, first: number): { from: number; isSentence: boolean } {
  if (first <= LENGTH - BEFORE) return { from: 0, isSentence: true };
  const ends = [...text.slice(0, first).matchAll(ENDS)];
  const sentence = ends.map(({ 0: end, index }) => index + end.length).at(-1) ?? 0;
  if (first - sentence <= LENGTH - BEFORE) return { from: sentence, isSentence: true };
  return { from: cutBefore(text, first - BEFORE), isSentence: false };
}

/** The maximum of hits that are tried, as single characters have thousands in a long text. */
const MOST_TRIED = 50;

/** The first beginning that shows the most words. */
function bestBeginning(text: string, places: readonly Place[]) {
  let best = { ...beginningFor(text, places[0]?.index ?? 0), words: 0 };
  const all = new Set(places.map(({ word }) => word)).size;
  for (const { index } of places.slice(0, MOST_TRIED)) {
    if (best.words === all) break;
    const beginning = beginningFor(text, index);
    const shown = places.filter((place) => {
      const end = place.index + place.text.length;
      return place.index >= beginning.from && end <= beginning.from + LENGTH;
    });
    const words = new Set(shown.map(({ word }) => word)).size;
    if (words > best.words) best = { ...beginning, words };
  }
  return best;
}

/** The end of the last complete sentence, if that is most of the excerpt and no hit follows. */
function wholeSentences(part: string, searched: string): number | undefined {
  const last = [...part.matchAll(/[。！？]/g)].at(-1);
  const end = last ? last.index + 1 : 0;
  return end < LENGTH / 2 || placesIn(part, searched).some(({ index }) => index >= end) ? undefined : end;
}

/** The part of a text with the most words, marked; its beginning if there is no hit. */
export function excerpt(text: string, searched: string): Piece[] {
  const { from, isSentence } = bestBeginning(text, placesIn(text, searched));
  const before = isSentence ? "" : "…";
  const part = text.slice(from, cutBefore(text, from + LENGTH));
  if (from + part.length === text.length) return marked(before + part, searched);
  const end = wholeSentences(part, searched);
  return marked(before + (end === undefined ? `${part}…` : part.slice(0, end)), searched);
}

/** The same without line breaks within a model that is partly marked: LH-, APF and -G stay together. */
export const joined = (pieces: readonly Piece[]): Piece[] =>
  pieces.map(({ text, isHit }, at) => {
    const before = at === 0 ? text : text.replace(/^-(?=[\da-z])/i, "$&\u2060");
    const isLast = at === pieces.length - 1;
    return { text: isLast ? before : before.replace(/[\da-z]-$/i, "$&\u2060"), isHit };
  });
