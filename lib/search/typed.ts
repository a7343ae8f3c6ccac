import { asPattern } from "@/lib/text/as-pattern";

/** A word that was read of a search as it stands there, in its own letters and with its signs: `lhzcs` of `LH-ZCS 电容`. */
export function asTyped(searched: string, word: string): string {
  const letters = Array.from(word, asPattern).join("[^\\p{L}\\p{N}]*");
  return new RegExp(letters, "iu").exec(searched.normalize("NFKC"))?.[0] ?? word;
}
