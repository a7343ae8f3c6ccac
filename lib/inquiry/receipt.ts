import MEANINGS from "@/db/content/site/order-states.json" with { type: "json" };
import type { OrderState } from "./order";

/** What each state of a sent list means for who sent it, and what they may do. */
export const STATE_MEANING: Readonly<Record<OrderState, string>> = MEANINGS;

/** A name and a phone number for whoever has the address of a receipt without having sent it. */
export const maskedName = (name: string) => `${[...name][0] ?? ""}*`;
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
