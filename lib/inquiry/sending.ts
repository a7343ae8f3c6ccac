import SENDING from "@/db/content/site/sending.json" with { type: "json" };

/** Where the ways to send photos and data stand. */
export const SEND_ANCHOR = "send";

/** Where the service points stand. */
export const POINTS_ANCHOR = "points";

/** How to send what a text asks for, kept by editors. */
export const HOW_TO_SEND = SENDING;

/** Whether a text asks for photos, drawings or data. */
export const asksToSend = (text: string) => SENDING.asked.some((word) => text.includes(word));
