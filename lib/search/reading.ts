import { withDesignationsRead } from "./designations";
import { withEnglishRead } from "./english";

/** A translated search, and what was translated. */
export type Reading = { words: string; by: "designation" | "english" };

/** Translates type designations or English terms; undefined if a search has neither. */
export function readingOf(searched: string): Reading | undefined {
  const designations = withDesignationsRead(searched);
  if (designations !== undefined) return { words: designations, by: "designation" };
  const english = withEnglishRead(searched);
  return english === undefined ? undefined : { words: english, by: "english" };
}
