import { withoutAsking } from "./asking";

const TOKEN = /\p{Script=Han}|\p{N}+|[^\P{L}\p{Script=Han}]+/gu;

/** Normalizes sizes: `96 mm×96 mm`, `96*96`, `96 x 96 mm` become `96x96`. */
export const plainSizes = (text: string) =>
  text
    .replaceAll("×", "x")
    .replace(/(\d) ?(?:mm)? ?[x*] ?(?=\d)/g, "$1x")
    .replace(/(\dx\d+(?:\.\d+)?) ?mm/g, "$1");

/** Normalizes character width, case and sizes. */
const plain = (text: string) => plainSizes(text.normalize("NFKC").toLowerCase());

/** The tokens of a text: single Chinese characters, runs of letters, runs of digits. */
export const tokensOf = (text: string): string[] => plain(text).match(TOKEN) ?? [];

/** A model or order code as one normalized word: `LH-ZCS/450-20+10` becomes `lhzcs4502010`. */
export const codeOf = (text: string): string => tokensOf(text).join("");

export const isHan = (token = "") => /^\p{Script=Han}/u.test(token);

/**
 * Tokens as indexed: Chinese characters as bigrams, because single ones occur in nearly every text, and the last of a run by
 * itself. `三相表A` becomes `三相 相表 表 a`.
 */
export const pairedTokens = (tokens: readonly string[]): string[] =>
  tokens.map((token, at) => (isHan(token) && isHan(tokens[at + 1]) ? `${token}${tokens[at + 1]}` : token));

/** A text for the FTS5 index. */
export const indexText = (text: string) => pairedTokens(tokensOf(text)).join(" ");

/**
 * Splits a search into words of tokens: at spaces, and between Chinese and Latin, except before a single Chinese character
 * (`12路`, `0.5S级`) or in a harmonic order (`5次谐波`).
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

/** The same as strings. */
export const plainWords = (searched: string): string[] => wordsOf(searched).map((tokens) => tokens.join(""));

/** Filler characters. */
const FILLERS = new Set("的和与及或带用配要找个台只款型选");
/** Whether a word is a question word or filler. */
export const isFiller = (word: string) => FILLERS.has(word) || withoutAsking(word).trim() === "";

/** A search without fillers, also within a run: `SVG 和 电容`, `电容器和电抗器`. */
export function withoutFillers(searched: string): string | undefined {
  const words = searched.split(/[\s,，、;；]+/u).filter(Boolean);
  const named = words
    .flatMap((word) => word.split(/[的和与及或]/u))
    .filter((word) => word && !isFiller(word));
  return named.length > 0 && named.join("") !== words.join("") ? named.join(" ") : undefined;
}

/** The bigrams of a long Chinese word, for loose matching. */
export const pairsOf = (tokens: readonly string[]): string[][] =>
  tokens.length < 3 || !tokens.every(isHan)
    ? [[...tokens]]
    : tokens.slice(1).map((token, at) => [tokens[at] ?? "", token]);
