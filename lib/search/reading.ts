import { withDesignationsRead } from "./designations";
import { withEnglishRead } from "./english";

/** A search in the words of this site, and what of it was read. */
export type Reading = { words: string; by: "designation" | "english" };

/** Types that all makers use, and English words, as what they mean. Undefined where a search has neither. */
export function readingOf(searched: string): Reading | undefined {
  const designations = withDesignationsRead(searched);
  if (designations !== undefined) return { words: designations, by: "designation" };
  const english = withEnglishRead(searched);
  return english === undefined ? undefined : { words: english, by: "english" };
}
