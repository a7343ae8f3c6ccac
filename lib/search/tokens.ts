import { withoutAsking } from "./asking";

const TOKEN = /\p{Script=Han}|\p{N}+|[^\P{L}\p{Script=Han}]+/gu;

/** Sizes in one spelling: `96 mm×96 mm`, `96*96`, `96 x 96 mm` are all `96x96`. */
export const plainSizes = (text: string) =>
  text
    .replaceAll("×", "x")
    .replace(/(\d) ?(?:mm)? ?[x*] ?(?=\d)/g, "$1x")
    .replace(/(\dx\d+(?:\.\d+)?) ?mm/g, "$1");

/** One spelling for many: full width as half width, letters lower case, × as x, sizes without their units. */
const plain = (text: string) => plainSizes(text.normalize("NFKC").toLowerCase());

/** The parts of a text: each Chinese character, run of letters and run of digits by itself. */
export const tokensOf = (text: string): string[] => plain(text).match(TOKEN) ?? [];

/** A model or an order code as one word, however it was written: `LH-ZCS/450-20+10` is `lhzcs4502010`. */
export const codeOf = (text: string): string => tokensOf(text).join("");

export const isHan = (token = "") => /^\p{Script=Han}/u.test(token);

/**
 * Tokens as the index holds them: Chinese characters in pairs with their right neighbour, because a single one stands in
 * nearly every text; the last of a run by itself. `三相表A` is `三相 相表 表 a`.
 */
export const pairedTokens = (tokens: readonly string[]): string[] =>
  tokens.map((token, at) => (isHan(token) && isHan(tokens[at + 1]) ? `${token}${tokens[at + 1]}` : token));

/** A text as FTS5 takes it. */
export const indexText = (text: string) => pairedTokens(tokensOf(text)).join(" ");

/**
 * The words of a search, each as its tokens: parted by blanks, and where Chinese meets Latin, unless the Chinese is a
 * single character (`12路`, `0.5S级`) or a harmonic's order (`5次谐波`).
 */
export function wordsOf(searched: string): string[][] {
  return plain(searched)
    .split(/[\s,，、;；]+/u)
    .flatMap(
      (part) => part.match(/\d+次谐波|\p{Script=Han}{2,}|(?:(?!\p{Script=Han}{2}|\d+次谐波).)+/gu) ?? [],
    )
    .map(tokensOf)
    .filter((tokens) => tokens.length > 0);
}

/** The same, each as one text. */
export const plainWords = (searched: string): string[] => wordsOf(searched).map((tokens) => tokens.join(""));

/** Single characters that name nothing. */
const FILLERS = new Set("的和与及或带用配要找个台只款型选");
/** Whether a word asks, or joins others, and names nothing. */
export const isFiller = (word: string) => FILLERS.has(word) || withoutAsking(word).trim() === "";

/** A search without words that name nothing, which may stand between two in a run: `SVG 和 电容`, `电容器和电抗器`. */
export function withoutFillers(searched: string): string | undefined {
  const words = searched.split(/[\s,，、;；]+/u).filter(Boolean);
  const named = words
    .flatMap((word) => word.split(/[的和与及或]/u))
    .filter((word) => word && !isFiller(word));
  return named.length > 0 && named.join("") !== words.join("") ? named.join(" ") : undefined;
}

/** Pairs of neighbours: what a long Chinese word means when nobody wrote it so. */
export const pairsOf = (tokens: readonly string[]): string[][] =>
  tokens.length < 3 || !tokens.every(isHan)
    ? [[...tokens]]
    : tokens.slice(1).map((token, at) => [tokens[at] ?? "", token]);
