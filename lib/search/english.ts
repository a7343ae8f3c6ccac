import ENGLISH from "@/db/content/site/english-words.json" with { type: "json" };

/** English phrases in lower case and their meaning; longer ones take precedence. */
const MEANS = new Map(ENGLISH.flatMap(({ english, means }) => english.map((phrase) => [phrase, means])));
const PHRASES = [...MEANS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replaceAll(" ", "[\\s-]+"));
/** Any of them, singular or plural, as whole words. */
const PHRASE = new RegExp(`(^|[^a-z\\d-])(${PHRASES.join("|")})s?(?![a-z\\d-])`, "gi");

/** Translates English terms in a search: `capacitor bank 400V` becomes `补偿柜 400V`. Undefined if there are none. */
export function withEnglishRead(searched: string): string | undefined {
  const plain = searched.normalize("NFKC");
  const read = plain.replace(PHRASE, (_all, before: string, phrase: string) => {
    const means = MEANS.get(phrase.toLowerCase().replace(/[\s-]+/g, " ")) ?? phrase;
    return `${before} ${means} `;
  });
  return read === plain ? undefined : read.trim().replace(/\s+/g, " ");
}
