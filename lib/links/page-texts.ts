import TEXTS from "@/db/content/site/pages.json" with { type: "json" };

/** Leads, meta descriptions and notes of pages; lib/inquiry/site-facts.ts fills placeholders in double braces. */
export const PAGE_TEXTS = TEXTS;
