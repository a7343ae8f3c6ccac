import TEXTS from "@/db/content/site/closed-pages.json" with { type: "json" };

/** Routes of SPEC §2 whose screens are not shown: what each says instead (CONTRACT §2). */
export const CLOSED_PAGES = {
  login: { path: "/login", ...TEXTS.login },
  posted: { path: "/Posted", ...TEXTS.posted },
  reply: { path: "/Reply", ...TEXTS.reply },
  speak: { path: "/Speak", ...TEXTS.speak },
  speakReply: { path: "/SpeakReply", ...TEXTS.speakReply },
  stickReply: { path: "/StickReply", ...TEXTS.stickReply },
} as const;

export type ClosedPageText = { path: string; title: string; text: string };
