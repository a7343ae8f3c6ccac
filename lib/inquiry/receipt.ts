import MEANINGS from "@/db/content/site/order-states.json" with { type: "json" };
import type { OrderLine, OrderState } from "./order";

/** What each state of a sent list means for who sent it, and what they may do. */
export const STATE_MEANING: Readonly<Record<OrderState, string>> = MEANINGS;

/** A name and a phone number for whoever has the address of a receipt without having sent it. */
export const maskedName = (name: string) => `${[...name][0] ?? ""}*`;
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

type Listed = { lines: readonly OrderLine[]; offered: ReadonlySet<number> };

/** What was sent, for whoever sent it with the notes; each line leads to its product where there still is one. */
export const shownLines = ({ lines, offered }: Listed, isOwn: boolean) =>
  lines.map((line) => ({
    ...line,
    note: isOwn ? line.note : "",
    href: offered.has(line.product_id) ? `/newdetail/${line.product_id}` : undefined,
  }));
