import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { unreadLines } from "@/db/schema-carts";
import { hasRow } from "@/db/queries/lists/count-rows";
import { write } from "@/db/write";
import type { UnreadAction } from "@/lib/inquiry/change-names";
import { addLines } from "./cart-adding";
import type { Refused } from "./cart-changes";
import { readCode } from "./cart-codes";
import { touch } from "./cart-rows";
import { type Counted, takeChanges } from "./rate-limits";
import { readMeant } from "./unread-lines";

/** Removes an unread line, and adds the product that was chosen for it, if any. */
export async function settleUnread(
  cart: string | undefined,
  { unread: id, choice }: UnreadAction,
  counted: Counted,
  now = new Date(),
): Promise<Refused | undefined> {
  const taken = await write(() => takeChanges(counted, 1, now.getTime()));
  if (taken) return taken;
  if (cart === undefined) return { fault: "missing" };
  const own = and(eq(unreadLines.cart, cart), eq(unreadLines.id, id));
  const line = db().select().from(unreadLines).where(own).get();
  if (!line) return { fault: "missing" };
  const chosen = choice === undefined ? undefined : readMeant(line.meant)[choice];
  if (choice !== undefined && !chosen) return { fault: "missing" };
  // The codes of the product may have changed meanwhile.
  const code = chosen && (await readCode({ product: chosen.product, typed: chosen.code }));
  return write(() => {
    if (!hasRow(unreadLines, own)) return { fault: "missing" };
    if (chosen) {
      if (code === undefined) return { fault: "code" };
      const { quantity, note, written } = line;
      const added = addLines(
        cart,
        [{ product_id: chosen.product, code, quantity, note, written }],
        counted,
        now,
      );
      if (!("ids" in added)) return added;
    }
    db().delete(unreadLines).where(own).run();
    touch(cart, now);
    return undefined;
  });
}
