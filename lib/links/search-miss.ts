/** Of searches without result, printed in the privacy notice: how many are counted, and how long they may be. */
export const MOST_MISSES = 1000;
export const LONGEST_MISS = 64;
const MANY_DIGITS = /(?:\p{Nd}[^\p{Nd}]*){7}/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The words of a search without result as they are counted, one spelling for many; undefined for what may be a person's:
 * seven digits are a telephone number's, an @ an address's, and long texts are no search.
 */
export function missOf(searched: string): string | undefined {
  const words = searched.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").replace(HIDDEN, "").trim();
  if (words === "" || [...words].length > LONGEST_MISS) return undefined;
  return words.includes("@") || MANY_DIGITS.test(words) ? undefined : words;
}
