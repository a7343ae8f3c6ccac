import MEANINGS from "@/db/content/site/order-states.json" with { type: "json" };
import type { OrderLine, OrderState } from "./order";

/** What each state of a sent list means for the sender, and what they can do. */
export const STATE_MEANING: Readonly<Record<OrderState, string>> = MEANINGS;

/** Masks names and phone numbers for visitors who have the URL of a receipt, but did not send the list. */
export const maskedName = (name: string) => `${[...name][0] ?? ""}*`;
export const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

type Listed = { lines: readonly OrderLine[]; offered: ReadonlySet<number> };

/** The lines of a sent list, with links to existing products; only the sender sees the notes. */
export const shownLines = ({ lines, offered }: Listed, isOwn: boolean) =>
  lines.map((line) => ({
    ...line,
    note: isOwn ? line.note : "",
    href: offered.has(line.product_id) ? `/newdetail/${line.product_id}` : undefined,
  }));
