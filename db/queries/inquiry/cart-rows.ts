import { eq, sql } from "drizzle-orm";
import { db, prepared } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, carts } from "@/db/schema-carts";
import { newCartId } from "@/lib/inquiry/cart-token";
import { ensureCartKey } from "./cart-key";
import { type Counted, takeCart } from "./rate-limits";

/** A stored line; `isGone` if its product was deleted, so that it is not shown. */
export type LineRow = {
  id: number;
  product: number;
  code: string;
  quantity: number;
  note: string;
  checked: boolean;
  written: string;
  isGone: boolean;
};

const rowsQuery = prepared((orm) =>
  orm
    .select({
      id: cartLines.id,
      product: cartLines.product,
      code: cartLines.code,
      quantity: cartLines.quantity,
      note: cartLines.note,
      checked: cartLines.checked,
      written: cartLines.written,
      isGone: sql<number>`${products.id} IS NULL`,
    })
    .from(cartLines)
    .leftJoin(products, eq(products.id, cartLines.product))
    .where(eq(cartLines.cart, sql.placeholder("cart")))
    .prepare(),
);

export const lineRows = (cart: string | undefined): LineRow[] =>
  cart === undefined
    ? []
    : rowsQuery()
        .all({ cart })
        .map((row) => ({ ...row, isGone: row.isGone === 1 }));

/** The id of the visitor's list, which is created if needed. */
export function ensureCart(
  cart: string | undefined,
  counted: Counted,
  now: Date,
): { id: string } | { retryAfter: number } {
  const created = now.toISOString();
  if (cart !== undefined) {
    // The list may have expired while the visitor still has its id.
    db()
      .insert(carts)
      .values({ id: cart, created, changed: created })
      .onConflictDoUpdate({ target: carts.id, set: { changed: created } })
      .run();
    return { id: cart };
  }
  const taken = takeCart(counted, now.getTime());
  if (taken) return taken;
  ensureCartKey();
  const id = newCartId();
  db().insert(carts).values({ id, created, changed: created }).run();
  return { id };
}

/** Renews the retention period of a list. */
export const touch = (cart: string, now: Date) =>
  db().update(carts).set({ changed: now.toISOString() }).where(eq(carts.id, cart)).run();

export const removeLine = (id: number) => db().delete(cartLines).where(eq(cartLines.id, id)).run();
