import { LRUCache } from "lru-cache";
import { isUnit } from "@/lib/parameters/units";
import { BREAK } from "./phrase-marks";
import terms from "@/db/content/site/terms.json" with { type: "json" };

const words = new Intl.Segmenter("zh-CN", { granularity: "word" });
const longestFirst = [...terms].sort((a, b) => b.length - a.length).join("|");
const TERMS = new RegExp(longestFirst, "g");

/** Models and standards (`LH-SVG-M`, `17215.301-2024`) are one word, as are runs of Chinese characters for now. */
const TOKEN = /[\p{Script=Latin}\p{N}µ℃%]+(?:[-/.+×~:][\p{Script=Latin}\p{N}%]+)*|\p{Script=Han}+|\s+|./gu;
const HAN = /^\p{Script=Han}/u;
const WORD = /^[\p{L}\p{N}]/u;
const OPENING = /^[（《“‘【「[(]$/;
/** Signs before a figure, including plus and minus at the ends of a span. */
const SIGN = /[≥≤≈]$|(?:^|~)[+−]$/;
/** Characters that must not begin a line. */
const CLINGING = /^(?:的|与|和|及|或|了|吗|型|式|性|化|者|类)$/;

/** Characters that must not end a line. */
const LEADING = /^(?:从|把|为|将|对|向|由|按|被|给|用|在)$/;

/** The same, but a line may break before them. */
const HOLDING = /^(?:不|请|未|没|再|才|就)$/;

/** The word boundaries in a run of Chinese, by ICU's dictionary but never within a known term. */
export function wordStarts(run: string): Set<number> {
  const starts = new Set([...words.segment(run)].map(({ index }) => index));
  for (const { 0: term, index } of run.matchAll(TERMS)) {
    for (let inside = index + 1; inside < index + term.length; inside++) starts.delete(inside);
    starts.add(index).add(index + term.length);
  }
  return starts;
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(TOKEN)].flatMap(([token]) => {
    if (!HAN.test(token)) return [token];
    const starts = [...wordStarts(token)].filter((at) => at < token.length).sort((a, b) => a - b);
    return starts.map((start, index) => token.slice(start, starts[index + 1]));
  });
}

/** The number of a standard (`17215.301-2024`, `17215.305`), which does not count the following word. */
const STANDARD = /\d[.-]\d{3,}$/;

/** A longer number with its letters would be wider than a phone with large text. */
const LONG = 12;

/** Words joined by dashes (`停电—验电`) stay together up to this length, the width of a narrow card. */
const CHAIN = 8;

/** Whether a line may break between these words. `before` is the current phrase, `previous` its last word. */
function mayBreak(before: string, previous: string, word: string): boolean {
  if (LEADING.test(previous) || HOLDING.test(previous)) return false;
  if (LEADING.test(word) && WORD.test(previous)) return true;
  if (/[\u00a0\u2060]$/.test(before)) return false;
  if (/\d[年月]$/.test(before) && /^\d/.test(word)) return false;
  if (/日起$/.test(before) && HAN.test(word)) return false;
  if (/\d\s$/.test(before)) return !isUnit(word) && !isUnit(word.replace(/[²³]?(?:\/.*)?$/, ""));
  if (/\s$/.test(before)) return !/^[A-Z/]+\s$/.test(before) || word.length > LONG;
  const last = before.slice(-1);
  if (OPENING.test(last) || SIGN.test(before) || before === "" || last === "第") return false;
  if (/(?:^|[^—])—$/.test(before)) return before.length > CHAIN;
  if (OPENING.test(word)) return true;
  if (!WORD.test(word)) return false;
  if (/\d$/.test(before) && !STANDARD.test(before)) return !HAN.test(word);
  return !(HAN.test(word) && (CLINGING.test(word) || (word.length === 1 && HAN.test(last))));
}

function readPhrases(text: string): readonly string[] {
  const phrases: string[] = [];
  let previous = "";
  for (const word of wordsOf(text)) {
    const before = phrases.at(-1) ?? "";
    if (mayBreak(before, previous, word)) phrases.push(word);
    else phrases.splice(-1, 1, before + word);
    previous = word;
  }
  return phrases;
}

/** Titles stay the same when content changes: the index of 150 articles on each page of news takes 5 to 10 ms to read. */
const kept = new LRUCache<string, readonly string[]>({ max: 1000, memoMethod: readPhrases });

/** The unbreakable phrases of a title: words with characters that must not begin a line, numbers with units. */
export const phrasesOf = (text: string): readonly string[] => kept.memo(text);

/** A title with its possible line breaks marked, for components/ui/words. Done on the server, as browsers do not know Chinese words. */
export const phrased = (text: string): string => phrasesOf(text).join(BREAK);

/** The same for a title in pieces; phrases may span pieces. */
export function phrasedPieces<Piece extends { text: string }>(pieces: readonly Piece[]): Piece[] {
  const ends = new Set<number>();
  let end = 0;
  for (const { length } of phrasesOf(pieces.map(({ text }) => text).join(""))) ends.add((end += length));
  let at = 0;
  const marked = (character: string) => {
    const mark = ends.has(at) ? BREAK : "";
    at += character.length;
    return mark + character;
  };
  return pieces.map((piece) => ({ ...piece, text: [...piece.text].map(marked).join("") }));
}

/** The same for the names of items. */
export const phrasedNames = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, name: phrased(item.name) }));

export const phrasedTitles = <Item extends { title: string }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, title: phrased(item.title) }));
