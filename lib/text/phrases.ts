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
/** What says how a figure is meant: where a span begins or ends, a plus or minus, too. */
const SIGN = /[≥≤≈]$|(?:^|~)[+−]$/;
/** Characters that belong to the word before them. */
const CLINGING = /^(?:的|与|和|及|或|了|吗|型|式|性|化|者|类)$/;

/** Characters that belong to the word after them. */
const LEADING = /^(?:从|把|为|将|对|向|由|按|被|给|用|在)$/;

/** Likewise, and a line may go on before it. */
const HOLDING = /^(?:不|请|未|没|再|才|就)$/;

/** Where the words of a run of Chinese characters begin: as ICU's dictionary says, but never inside a term of the trade. */
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

/** The number of a standard (`17215.301-2024`, `17215.305`), which counts nothing that follows it. */
const STANDARD = /\d[.-]\d{3,}$/;

/** With its letters before it, a longer number is wider than a phone with large letters. */
const LONG = 12;

/** What dashes join is together, `停电—验电`, as far as a narrow card is wide. */
const CHAIN = 8;

/** Whether a line may end between these words. `before` is all that stands in the line's last phrase, `previous` the last word in it. */
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

/** The stretches between which a title may break: words with what must not begin a line, numbers with their units. */
export function phrasesOf(text: string): string[] {
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

/** A title with its possible line ends marked, for components/ui/words. Browsers know no Chinese words, and servers and browsers not the same. */
export const phrased = (text: string): string => phrasesOf(text).join(BREAK);

/** The same for a title in pieces, whose phrases may reach from one piece into the next. */
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

/** The same for the names of figures. */
export const phrasedNames = <Item extends { name: string }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, name: phrased(item.name) }));

export const phrasedTitles = <Item extends { title: string }>(items: readonly Item[]): Item[] =>
  items.map((item) => ({ ...item, title: phrased(item.title) }));
