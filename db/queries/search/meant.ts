import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { sharedStore } from "@/db/connection";
import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { meantBy, soundsOf } from "@/lib/search/sounds";

/** More titles would say little that these do not, and take a visitor's time. */
const MOST_TITLES = 300;

const sounds = perContentVersion(() => {
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
export const meantWords = (searched: string): string | undefined => meantBy(searched, sounds());
