import ENGLISH from "@/db/content/site/english-words.json" with { type: "json" };

/** Phrases in small letters and what they mean; within a longer one a shorter one is not read. */
const MEANS = new Map(ENGLISH.flatMap(({ english, means }) => english.map((phrase) => [phrase, means])));
const PHRASES = [...MEANS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replaceAll(" ", "[\\s-]+"));
/** One of them, or several of a thing, beside which no other letter stands. */
const PHRASE = new RegExp(`(^|[^a-z\\d-])(${PHRASES.join("|")})s?(?![a-z\\d-])`, "gi");

/** A search with the English words of the trade in Chinese: `capacitor bank 400V` is `补偿柜 400V`. Undefined where it has none. */
export function withEnglishRead(searched: string): string | undefined {
  const plain = searched.normalize("NFKC");
  const read = plain.replace(PHRASE, (_all, before: string, phrase: string) => {
    const means = MEANS.get(phrase.toLowerCase().replace(/[\s-]+/g, " ")) ?? phrase;
    return `${before} ${means} `;
  });
  return read === plain ? undefined : read.trim().replace(/\s+/g, " ");
}
