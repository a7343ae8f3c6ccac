import { asPattern } from "@/lib/text/as-pattern";
import { PLACES } from "./places";
import { isHan } from "./tokens";

const wholeWord = (word: string) => (isHan(word) ? asPattern(word) : `(?<![a-z])${asPattern(word)}(?![a-z])`);

/** Words for documents of a product, longer ones first. */
const PAPERS = new RegExp(
  PLACES.flatMap(({ words, ofProduct }) => (ofProduct ? words : []))
    .sort((a, b) => b.length - a.length)
    .map(wholeWord)
    .join("|"),
  "gi",
);

/** A search without words for documents; unchanged if it has no other words. */
export const withoutPapers = (searched: string) => searched.replace(PAPERS, " ").trim() || searched;
