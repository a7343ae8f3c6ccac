import SENDING from "@/db/content/site/sending.json" with { type: "json" };

/** The anchor of the ways to send photos and data. */
export const SEND_ANCHOR = "send";

/** The anchor of the service points. */
export const POINTS_ANCHOR = "points";

/** How to send requested photos and data, maintained by editors. */
export const HOW_TO_SEND = SENDING;

/** Whether a text asks for photos, drawings or data. */
export const asksToSend = (text: string) => SENDING.asked.some((word) => text.includes(word));
