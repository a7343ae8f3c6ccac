import { wordsOf } from "./tokens";

export type Piece = { text: string; isHit: boolean };

const LENGTH = 90;
const BEFORE = 24;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A word as it may be written in a text: anything but letters and digits between its runs. */
const written = (word: readonly string[]) =>
  word.map((token) => [...token].map(escaped).join("")).join("[^\\p{L}\\p{N}]{0,3}");

function pattern(searched: string): RegExp | undefined {
  const words = wordsOf(searched);
  return words.length > 0 ? new RegExp(words.map(written).join("|"), "giu") : undefined;
}

/** A figure that was searched for is not a part of another one: 7 is neither 75 nor 1.7. */
function isPartOfNumber(text: string, { 0: hit, index }: RegExpExecArray) {
  const [before, after] = [text.slice(0, index), text.slice(index + hit.length)];
  return (/^\d/.test(hit) && /\d\.?$/.test(before)) || (/\d$/.test(hit) && /^\.?\d/.test(after));
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, searched: string): Piece[] {
  const hits = pattern(searched);
  if (!hits) return [{ text, isHit: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (const hit of text.matchAll(hits)) {
    if (isPartOfNumber(text, hit)) continue;
    if (hit.index > from) pieces.push({ text: text.slice(from, hit.index), isHit: false });
    pieces.push({ text: hit[0], isHit: true });
    from = hit.index + hit[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}

/** The part of a text round the first hit, marked; its beginning where nothing is hit. */
export function excerpt(text: string, searched: string): Piece[] {
  const hits = pattern(searched);
  const found = hits ? [...text.matchAll(hits)] : [];
  const first = found.find((hit) => !isPartOfNumber(text, hit))?.index ?? 0;
  const from = first > LENGTH - BEFORE ? first - BEFORE : 0;
  const part = text.slice(from, from + LENGTH);
  return marked(`${from > 0 ? "…" : ""}${part}${from + LENGTH < text.length ? "…" : ""}`, searched);
}
