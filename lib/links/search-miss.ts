/** Limits of counted searches without hits, which the privacy notice states: number and length. */
export const MOST_MISSES = 1000;
export const LONGEST_MISS = 64;
const MANY_DIGITS = /(?:\p{Nd}[^\p{Nd}]*){7}/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The normalized words of a search without hits for counting; undefined if they may be personal data: seven digits may be a
 * phone number, an @ a mail address, and long texts are no search.
 */
export function missOf(searched: string): string | undefined {
  const words = searched.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").replace(HIDDEN, "").trim();
  if (words === "" || [...words].length > LONGEST_MISS) return undefined;
  return words.includes("@") || MANY_DIGITS.test(words) ? undefined : words;
}
