import TEXTS from "@/db/content/site/closing.json" with { type: "json" };
import type { SectionId } from "./navigation";

/** What the end of a page says: a question of that page, and what to have at hand when asking us. */
export type ClosingWords = { title: string; text: string };

export const CLOSING = TEXTS satisfies Record<string, ClosingWords>;

const OF_SECTION: Partial<Record<SectionId, ClosingWords>> = {
  solutions: CLOSING.solutions,
  cases: CLOSING.cases,
  news: CLOSING.news,
  about: CLOSING.company,
};

/** Of the lists of a section. */
export const closingOfSection = (section: SectionId): ClosingWords => OF_SECTION[section] ?? CLOSING.home;
