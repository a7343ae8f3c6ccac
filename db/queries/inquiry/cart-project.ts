import { and, eq, notExists } from "drizzle-orm";
import { db } from "@/db/client";
import { cartLines, carts } from "@/db/schema-carts";
import { write } from "@/db/write";
import { touch } from "./cart-rows";
import { type Counted, takeChanges } from "./rate-limits";

/** Sets the project name of a list; nothing happens if there is no list. On stable storage when this resolves. */
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

/** Clears the project name of an empty list. Part of a transaction. */
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
