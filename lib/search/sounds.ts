import { LRUCache } from "lru-cache";
import { pinyin } from "pinyin-pro";
import { wordStarts } from "@/lib/text/phrases";
import { isHan, plainWords } from "./tokens";

/** Words by how they sound, without tones: `dianrong` is 电容. */
export type Sounds = ReadonlyMap<string, string>;

const SHORTEST = 2;
const LONGEST = 8;

/** The site's own words are read again after each change of content: 48 ms of processor without what is kept here, 6 with it. */
const kept = new LRUCache<string, { sounds: string[]; starts: ReadonlySet<number> }>({
  max: 5000,
  memoMethod: (text) => ({
    sounds: pinyin(text, { toneType: "none", type: "array", v: true }),
    starts: wordStarts(text),
  }),
});
const syllables = (text: string) => kept.memo(text).sounds;

/** All words that stand in these texts, whole ones (同步投切 holds no 步投切), the more frequent of those that sound alike. */
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

/** What was meant by words in pinyin, or with a character that only sounds right; undefined where no word sounds so. */
export function meantBy(searched: string, sounds: Sounds): string | undefined {
  const words = plainWords(searched);
  // Syllables are written together or apart.
  const all = words.every((word) => /^[a-z]+$/.test(word)) ? sounds.get(words.join("")) : undefined;
  const meant =
    all ?? words.map((word) => sounds.get(isHan(word) ? syllables(word).join("") : word) ?? word).join(" ");
  return meant === words.join(" ") ? undefined : meant;
}
