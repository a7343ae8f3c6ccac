import TEXTS from "@/db/content/site/pages.json" with { type: "json" };

/** What pages say of themselves: leads, what a search result says, notes. Names in double braces: lib/inquiry/site-facts.ts. */
export const PAGE_TEXTS = TEXTS;
