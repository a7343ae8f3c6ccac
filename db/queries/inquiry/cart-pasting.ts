import { write } from "@/db/write";
import { inPauses } from "@/lib/in-pauses";
import { mergedLines } from "@/lib/parts-list/merged";
import { MOST_PASTED, MOST_TEXT, type Pasted } from "@/lib/inquiry/pasted";
import { readPartsList } from "@/lib/parts-list/read";
import { linesOf } from "@/lib/parts-list/rows";
import { productNamed } from "@/db/queries/products/named-product";
import { addLines } from "./cart-adding";
import type { Refused } from "./cart-changes";
import { type Counted, takeChanges } from "./rate-limits";

/** Lines of a parts list that count as one change: they are typed and stored at once. */
const LINES_PER_CHANGE = 4;

/** Why a parts list is not read at all. */
export type PasteFault = "empty" | "long" | "many";

/** A parts list that was added, all of it that could be read; of one that nothing was read of there may be no list. */
export type PastedList = { cart: string | undefined; pasted: Pasted };

/**
 * Reads a parts list line by line, with everybody else in between, and puts all that it asks for on the visitor's list: all
 * or nothing. On stable storage when this resolves.
 */
export async function pasteToCart(
  cart: string | undefined,
  text: string,
  counted: Counted,
  now = new Date(),
): Promise<PastedList | { paste: PasteFault } | Refused> {
  if (text.length > MOST_TEXT) return { paste: "long" };
  const lines = linesOf(text);
  if (lines.length === 0) return { paste: "empty" };
  if (lines.length > MOST_PASTED) return { paste: "many" };
  const cost = Math.ceil(lines.length / LINES_PER_CHANGE);
  const taken = await write(() => takeChanges(counted, cost, now.getTime()));
  if (taken) return taken;
  const read = await readPartsList(lines, (name) => inPauses(() => productNamed(name)));
  const asked = read.flatMap((line) => line.asked ?? []);
  const pasted = { read: asked.length, unread: read.length - asked.length };
  if (asked.length === 0) return { cart, pasted };
  return write(() => {
    const added = addLines(cart, mergedLines(asked), counted, now);
    return "ids" in added ? { cart: added.cart, pasted } : added;
  });
}
