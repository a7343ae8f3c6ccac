import TEXTS from "@/db/content/site/closed-pages.json" with { type: "json" };

/** Texts of the member pages if text messages are not configured, so that nobody can sign in (CONTRACT §6). */
export const CLOSED_PAGES = {
  login: { path: "/login", ...TEXTS.login },
  posted: { path: "/Posted", ...TEXTS.posted },
  reply: { path: "/Reply", ...TEXTS.reply },
} as const;

export type ClosedPageText = { path: string; title: string; text: string };
