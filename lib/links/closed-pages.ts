import TEXTS from "@/db/content/site/closed-pages.json" with { type: "json" };

/** What the pages of members say where text messages are not set up, so that nobody can sign in (CONTRACT §6). */
export const CLOSED_PAGES = {
  login: { path: "/login", ...TEXTS.login },
  posted: { path: "/Posted", ...TEXTS.posted },
  reply: { path: "/Reply", ...TEXTS.reply },
} as const;

export type ClosedPageText = { path: string; title: string; text: string };
