import { LRUCache } from "lru-cache";
import { pinyin } from "pinyin-pro";
import { wordStarts } from "@/lib/text/phrases";
import { isHan, plainWords } from "./tokens";

/** Words by their pinyin without tones: `dianrong` is 电容. */
export type Sounds = ReadonlyMap<string, string>;

const SHORTEST = 2;
const LONGEST = 8;

/** Cache across content changes, after which all words are read again: 6 instead of 48 ms. */
const kept = new LRUCache<string, { sounds: string[]; starts: ReadonlySet<number> }>({
  max: 5000,
  memoMethod: (text) => ({
    sounds: pinyin(text, { toneType: "none", type: "array", v: true }),
    starts: wordStarts(text),
  }),
});
const syllables = (text: string) => kept.memo(text).sounds;

/** The words in these texts by sound. Only whole words count (not 步投切 in 同步投切); of homophones the most frequent. */
export function soundsOf(texts: Iterable<string>): Sounds {
  const counts = new Map<string, Map<string, number>>();
  for (const text of texts)
    for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu)) {
      const { sounds, starts } = kept.memo(run);
      for (const from of starts)
        for (let to = from + SHORTEST; to <= Math.min(run.length, from + LONGEST); to++) {
          const sound = sounds.slice(from, to).join("");
          const words = counts.get(sound) ?? new Map<string, number>();
          counts.set(sound, words);
          words.set(run.slice(from, to), (words.get(run.slice(from, to)) ?? 0) + 1);
        }
    }
  return new Map(
    [...counts].flatMap(([sound, words]) => {
      const [most] = [...words].sort(([, a], [, b]) => b - a);
      return most ? [[sound, most[0]] as const] : [];
    }),
  );
}

/** The words meant by pinyin or by wrong characters of the same sound; undefined if no word sounds like it. */
export function meantBy(searched: string, sounds: Sounds): string | undefined {
  const words = plainWords(searched);
  // Syllables may be written with or without spaces.
  const all = words.every((word) => /^[a-z]+$/.test(word)) ? sounds.get(words.join("")) : undefined;
  const meant =
    all ?? words.map((word) => sounds.get(isHan(word) ? syllables(word).join("") : word) ?? word).join(" ");
  return meant === words.join(" ") ? undefined : meant;
}
