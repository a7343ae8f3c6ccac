import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { tokensOf } from "./tokens";

/** Groups of synonyms as tokens. */
export const synonymGroups: readonly string[][][] = SYNONYMS.map((group) => group.map(tokensOf));

/** A word and its synonyms, itself first. */
export function namesOf(word: readonly string[]): readonly (readonly string[])[] {
  const text = word.join("");
  const groups = synonymGroups.filter((group) => group.some((name) => name.join("") === text));
  return [word, ...groups.flat().filter((name) => name.join("") !== text)];
}
