import { and, eq, notExists } from "drizzle-orm";
import { db } from "@/db/client";
import { cartLines, carts } from "@/db/schema-carts";
import { write } from "@/db/write";
import { touch } from "./cart-rows";
import { type Counted, takeChanges } from "./rate-limits";

/** Says what a list is for; on stable storage when this resolves. There is nothing to name where there is no list. */
export const setCartProject = (
  cart: string,
  project: string,
  counted: Counted,
  now = new Date(),
): Promise<{ retryAfter: number } | undefined> =>
  write(() => {
    const taken = takeChanges(counted, 1, now.getTime());
    if (taken) return taken;
    db().update(carts).set({ project }).where(eq(carts.id, cart)).run();
    touch(cart, now);
    return undefined;
  });

/** Part of a transaction: a list with nothing left on it is for the next project. */
export const clearProject = (cart: string) =>
  db()
    .update(carts)
    .set({ project: "" })
    .where(
      and(
        eq(carts.id, cart),
        notExists(db().select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cart, cart))),
      ),
    )
    .run();
