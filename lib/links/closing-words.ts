import TEXTS from "@/db/content/site/closing.json" with { type: "json" };
import type { SectionId } from "./navigation";

/** The closing section of a page: a question, and what to have at hand when contacting us. */
export type ClosingWords = { title: string; text: string };

export const CLOSING = TEXTS satisfies Record<string, ClosingWords>;

const OF_SECTION: Partial<Record<SectionId, ClosingWords>> = {
  solutions: CLOSING.solutions,
  cases: CLOSING.cases,
  news: CLOSING.news,
  about: CLOSING.company,
};

/** The closing section on the lists of a section. */
export const closingOfSection = (section: SectionId): ClosingWords => OF_SECTION[section] ?? CLOSING.home;
