import { asPattern } from "@/lib/text/as-pattern";
import { PLACES } from "./places";
import { isHan } from "./tokens";

const wholeWord = (word: string) => (isHan(word) ? asPattern(word) : `(?<![a-z])${asPattern(word)}(?![a-z])`);

/** The editors' words for what a product's own papers are searched by, longer ones before those within them. */
const PAPERS = new RegExp(
  PLACES.flatMap(({ words, ofProduct }) => (ofProduct ? words : []))
    .sort((a, b) => b.length - a.length)
    .map(wholeWord)
    .join("|"),
  "gi",
);

/** What a search for a product's files says of the product; all of it, where it says nothing else. */
export const withoutPapers = (searched: string) => searched.replace(PAPERS, " ").trim() || searched;
