import { eq } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines } from "@/db/schema-carts";
import { hasRow } from "@/db/queries/lists/count-rows";
import { write } from "@/db/write";
import type { LineForm } from "@/lib/inquiry/cart-form";
import type { NewLine } from "@/lib/parts-list/merged";
import { MOST_LINES, MOST_PIECES } from "@/lib/inquiry/cart-limits";
import type { Changed, Refused } from "./cart-changes";
import { readCode } from "./cart-codes";
import { hasRoomForNote } from "./cart-line";
import { ensureCart, lineRows, type LineRow, removeLine } from "./cart-rows";
import { type CartLine, listCartLines } from "./carts";
import { type Counted, takeChanges } from "./rate-limits";

const isProduct = (id: number) => hasRow(products, eq(products.id, id));

/** Makes room on a full list by removing lines of deleted products, which are not shown. @returns whether there is room */
function makeRoom(lines: readonly LineRow[]): boolean {
  const surplus = Math.max(0, lines.length - MOST_LINES);
  const gone = lines.filter(({ isGone }) => isGone).slice(0, surplus);
  if (gone.length < surplus) return false;
  for (const { id } of gone) removeLine(id);
  return true;
}

const put = ({ id: _id, isGone: _gone, ...line }: LineRow, cart: string): number =>
  db()
    .insert(cartLines)
    .values({ ...line, cart })
    .onConflictDoUpdate({ target: [cartLines.cart, cartLines.product, cartLines.code], set: line })
    .returning({ id: cartLines.id })
    .get().id;

/**
 * Adds all of these lines or none; codes are normalized. Quantities of the same product and code add up. Part of a transaction.
 * @returns the list, and the ids of the lines
 */
export function addLines(
  cart: string | undefined,
  added: readonly NewLine[],
  counted: Counted,
  now: Date,
): { cart: string; ids: number[] } | Refused {
  const lines = lineRows(cart);
  const changed = new Set<LineRow>();
  for (const { product_id: product, code, quantity, note, written = "" } of added) {
    if (!isProduct(product)) return { fault: "missing" };
    const same = lines.find((line) => line.product === product && line.code === code);
    if (!hasRoomForNote(lines, same, note)) return { fault: "notes" };
    const line = same ?? {
      ...{ id: 0, product, code, quantity: 0, note, written },
      checked: true,
      isGone: false,
    };
    if (!same) lines.push(line);
    Object.assign(line, {
      quantity: line.quantity + quantity,
      checked: true,
      ...(note !== "" && { note }),
      ...(written !== "" && { written }),
    });
    if (line.quantity > MOST_PIECES) return { fault: "full" };
    changed.add(line);
  }
  if (!makeRoom(lines)) return { fault: "full" };
  const found = ensureCart(cart, counted, now);
  if (!("id" in found)) return found;
  return { cart: found.id, ids: [...changed].map((line) => put(line, found.id)) };
}

/** Adds a product to the visitor's list, which is created if needed. On stable storage when this resolves. */
export async function addToCart(
  cart: string | undefined,
  line: LineForm,
  counted: Counted,
  now = new Date(),
): Promise<Changed<CartLine> | Refused> {
  const taken = await write(() => takeChanges(counted, 1, now.getTime()));
  if (taken) return taken;
  const code = await readCode({ product: line.product_id, typed: line.code });
  return write(() => {
    if (!isProduct(line.product_id)) return { fault: "missing" };
    if (code === undefined) return { fault: "code" };
    const added = addLines(cart, [{ ...line, code }], counted, now);
    if (!("ids" in added)) return added;
    const data = listCartLines(added.cart).find(({ id }) => id === added.ids[0]);
    if (!data) throw new Error("a line that was stored is not on its list");
    return { cart: added.cart, isNew: cart === undefined, data };
  });
}
