import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { sharedStore } from "@/db/connection";
import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { matchOf } from "@/lib/search/match";
import { meantBy, soundsOf } from "@/lib/search/sounds";
import { wordsOf } from "@/lib/search/tokens";
import { asTyped } from "@/lib/search/typed";
import { counted } from "./counts";
import type { SearchIndex } from "./search-index";

/** More titles would say little that these do not, and take a visitor's time. */
const MOST_TITLES = 300;

const sounds = perContentVersion((_key: "sounds") => {
  const names = sharedStore()
    .prepare<[], string>(
      `SELECT name FROM categories UNION ALL SELECT * FROM (SELECT title FROM products LIMIT ${MOST_TITLES})`,
    )
    .pluck()
    .all();
  const parameters = [...getDictionary().values()].flatMap(({ name, choices }) => [name, ...choices]);
  return soundsOf([...names, ...parameters, ...SYNONYMS.flat()]);
});

/** What a search that finds nothing meant, by the sound of the site's own words. */
export const meantWords = (searched: string): string | undefined => meantBy(searched, sounds("sounds"));

/** The words of a search that stand somewhere by themselves; undefined where all do, or none. */
export function knownWords(searched: string, index: SearchIndex): string | undefined {
  const words = wordsOf(searched).map((tokens) => tokens.join(""));
  const known = words.filter((word) => {
    const match = matchOf(word);
    return match !== undefined && Object.values(counted(index, match)).some((count) => count > 0);
  });
  return known.length > 0 && known.length < words.length
    ? known.map((word) => asTyped(searched, word)).join(" ")
    : undefined;
}
