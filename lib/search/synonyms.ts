import SYNONYMS from "@/db/content/site/synonyms.json" with { type: "json" };
import { tokensOf } from "./tokens";

/** Names of one thing, each as its tokens. */
export const synonymGroups: readonly string[][][] = SYNONYMS.map((group) => group.map(tokensOf));

/** What a word is called, itself first. */
export function namesOf(word: readonly string[]): readonly (readonly string[])[] {
  const text = word.join("");
  const groups = synonymGroups.filter((group) => group.some((name) => name.join("") === text));
  return [word, ...groups.flat().filter((name) => name.join("") !== text)];
}
