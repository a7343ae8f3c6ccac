import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines } from "@/db/schema-carts";
import { write } from "@/db/write";
import type { LineForm } from "@/lib/inquiry/cart-form";
import { MOST_LINES, MOST_PIECES } from "@/lib/inquiry/cart-limits";
import type { Changed, Refused } from "./cart-changes";
import { readCode } from "./cart-codes";
import { hasRoomForNote } from "./cart-line";
import { ensureCart, lineRows, type LineRow, removeLine } from "./cart-rows";
import { type CartLine, listCartLines } from "./carts";
import { type Counted, takeChanges } from "./rate-limits";

const isProduct = (id: number) =>
  db().select({ id: products.id }).from(products).where(eq(products.id, id)).get() !== undefined;

/** Removes a line whose product is gone, which no list shows, where there is no room else. @returns whether there is room now */
function makeRoom(lines: readonly LineRow[]): boolean {
  if (lines.length < MOST_LINES) return true;
  const gone = lines.find(({ isGone }) => isGone);
  if (gone) removeLine(gone.id);
  return gone !== undefined;
}

/**
 * Puts a product on the visitor's list, which is made where there is none; the same product with the same code adds up.
 * On stable storage when this resolves.
 */
export async function addToCart(
  cart: string | undefined,
  { product_id: product, quantity, code: typed, note }: LineForm,
  counted: Counted,
  now = new Date(),
): Promise<Changed<CartLine> | Refused> {
  const taken = await write(() => takeChanges(counted, 1, now.getTime()));
  if (taken) return taken;
  const code = await readCode({ product, typed });
  return write(() => {
    if (!isProduct(product)) return { fault: "missing" };
    if (code === undefined) return { fault: "code" };
    const lines = lineRows(cart);
    const same = lines.find((line) => line.product === product && line.code === code);
    const pieces = (same?.quantity ?? 0) + quantity;
    if (!hasRoomForNote(lines, same, note)) return { fault: "notes" };
    if (pieces > MOST_PIECES || (!same && !makeRoom(lines))) return { fault: "full" };
    const found = ensureCart(cart, counted, now);
    if (!("id" in found)) return found;
    const { id } = db()
      .insert(cartLines)
      .values({ cart: found.id, product, code, quantity, note })
      .onConflictDoUpdate({
        target: [cartLines.cart, cartLines.product, cartLines.code],
        set: { quantity: pieces, checked: true, ...(note !== "" && { note }) },
      })
      .returning({ id: cartLines.id })
      .get();
    const data = listCartLines(found.id).find((line) => line.id === id);
    if (!data) throw new Error("a line that was stored is not on its list");
    return { cart: found.id, isNew: cart === undefined, data };
  });
}
