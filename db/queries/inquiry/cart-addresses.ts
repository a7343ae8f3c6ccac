import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { carts } from "@/db/schema-carts";
import { write } from "@/db/write";
import type { Address } from "@/lib/inquiry/order";
import type { Changed, Refused } from "./cart-changes";
import { ensureCart } from "./cart-rows";
import { type Counted, takeChanges } from "./rate-limits";

/** Sets the delivery address of a list. On stable storage when this resolves. */
export const setCartAddress = (
  cart: string | undefined,
  address: Address,
  counted: Counted,
  now = new Date(),
): Promise<Changed<Address> | Refused> =>
  write(() => {
    const taken = takeChanges(counted, 1, now.getTime());
    if (taken) return taken;
    const found = ensureCart(cart, counted, now);
    if (!("id" in found)) return found;
    db().update(carts).set(address).where(eq(carts.id, found.id)).run();
    return { cart: found.id, isNew: cart === undefined, data: address };
  });

export const removeCartAddress = (cart: string | undefined): Promise<void> =>
  write(() => {
    if (cart === undefined) return;
    db().update(carts).set({ name: "", phone: "", addres: "" }).where(eq(carts.id, cart)).run();
  });
