import { write } from "@/db/write";
import { inPauses } from "@/lib/in-pauses";
import { mergedLines } from "@/lib/parts-list/merged";
import { MOST_PASTED, MOST_TEXT, type Pasted } from "@/lib/inquiry/pasted";
import type { Named } from "@/lib/parts-list/name";
import { type PartsLine, readPartsList } from "@/lib/parts-list/read";
import { linesOf } from "@/lib/parts-list/rows";
import { namesNear, productNamed } from "@/db/queries/products/named-product";
import { addLines } from "./cart-adding";
import type { Refused } from "./cart-changes";
import { type Counted, takeChanges } from "./rate-limits";
import { hasRoomForUnread, type NewUnreadLine, storeUnread } from "./unread-lines";

/** Lines of a pasted parts list per rate-limited change, as they are stored together. */
const LINES_PER_CHANGE = 4;

/** Why a parts list is refused as a whole. */
export type PasteFault = "empty" | "long" | "many" | "unread";

/** The result of pasting a parts list: lines that were understood, all others kept as written. */
export type PastedList = { cart: string; pasted: Pasted };

const isNamed = (line: PartsLine): line is PartsLine & { named: Named } => line.named !== undefined;

/** Lines that were not understood, with suggestions for each. */
async function withMeant(lines: readonly PartsLine[]): Promise<NewUnreadLine[]> {
  const unread: NewUnreadLine[] = [];
  for (const { written, faulty, quantity, note } of lines) {
    const meant = await inPauses(() => namesNear(faulty ?? written));
    unread.push({ written, quantity, note, meant });
  }
  return unread;
}

/**
 * Parses a parts list line by line, with other requests served in between, and adds all of it to the visitor's list or
 * nothing. On stable storage when this resolves.
 */
export async function pasteToCart(
  cart: string | undefined,
  text: string,
  counted: Counted,
  now = new Date(),
): Promise<PastedList | { paste: PasteFault } | Refused> {
  if (text.length > MOST_TEXT) return { paste: "long" };
  const written = linesOf(text);
  if (written.length === 0) return { paste: "empty" };
  if (written.length > MOST_PASTED) return { paste: "many" };
  const cost = Math.ceil(written.length / LINES_PER_CHANGE);
  const taken = await write(() => takeChanges(counted, cost, now.getTime()));
  if (taken) return taken;
  const read = await readPartsList(written, (name) => inPauses(() => productNamed(name)));
  const lines = mergedLines(read.filter(isNamed));
  const unread = await withMeant(read.filter((line) => !isNamed(line)));
  return write(() => {
    if (!hasRoomForUnread(cart, unread, lines)) return { paste: "unread" };
    const added = addLines(cart, lines, counted, now);
    if (!("ids" in added)) return added;
    storeUnread(added.cart, unread);
    return { cart: added.cart, pasted: { read: read.length - unread.length, unread: unread.length } };
  });
}
