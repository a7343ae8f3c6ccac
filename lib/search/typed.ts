import { asPattern } from "@/lib/text/as-pattern";

/** The original spelling of a normalized word in a search: `LH-ZCS` for `lhzcs` in `LH-ZCS 电容`. */
export function asTyped(searched: string, word: string): string {
  const letters = Array.from(word, asPattern).join("[^\\p{L}\\p{N}]*");
  return new RegExp(letters, "iu").exec(searched.normalize("NFKC"))?.[0] ?? word;
}
