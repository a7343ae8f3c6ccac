import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { sharedStore } from "@/db/connection";
import { perContentVersion } from "@/db/per-content-version";
import { getDictionary } from "@/db/queries/products/dictionary";
import { meantBy, soundsOf } from "@/lib/search/sounds";

/** More titles would add few words and cost time. */
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

/** The words of the site that sound like a search without hits. */
export const meantWords = (searched: string): string | undefined => meantBy(searched, sounds());
