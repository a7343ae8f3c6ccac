import { and, asc, count, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, carts } from "@/db/schema-carts";
import { write } from "@/db/write";
import type { LineChanges, LineForm } from "@/lib/cart/form";
import { MOST_LINES, MOST_PIECES } from "@/lib/cart/limits";
import type { Address } from "@/lib/cart/order";
import { CART_TEXT } from "@/lib/cart/texts";
import { newCartId } from "@/lib/cart/token";
import { INVALID, NOT_FOUND } from "@/lib/http/envelope";
import { read } from "@/lib/order-code/find";
import { ensureCartKey } from "./cart-key";
import { type CartLine, listCartLines } from "./carts";
import { type Counted, takeCart } from "./message-limits";
import { codedProduct } from "./order-codes";

/** So many lists are kept; beyond them the one that was left alone for longest goes. */
const MOST_CARTS = 100_000;

/** What was not done, and why: a sentence, or how many seconds to wait. */
export type Refused = { msg: string } | { retryAfter: number };

/** A list that was changed; of one that was made now, the visitor must be told. */
export type Changed<Data> = { cart: string; isNew: boolean; data: Data };

const isProduct = (id: number) =>
  db().select({ id: products.id }).from(products).where(eq(products.id, id)).get() !== undefined;

/** An order code as the maker writes it; undefined where it is none of the product's. */
function codeFor(product: number, typed: string): string | undefined {
  if (typed === "") return "";
  const coded = codedProduct(product);
  return coded && read(coded, typed).code;
}

/** The list to change: the visitor's own, or a new one. */
function ensureCart(cart: string | undefined, counted: Counted, now: Date): { id: string } | Refused {
  const changed = now.toISOString();
  if (cart !== undefined) {
    // A list that was left alone for long may be gone from the store, while the visitor still has its id.
    db()
      .insert(carts)
      .values({ id: cart, changed })
      .onConflictDoUpdate({ target: carts.id, set: { changed } })
      .run();
    return { id: cart };
  }
  const taken = takeCart(counted, now.getTime());
  if (taken) return taken;
  const { value = 0 } = db().select({ value: count() }).from(carts).get() ?? {};
  if (value >= MOST_CARTS) {
    const oldest = db().select({ id: carts.id }).from(carts).orderBy(asc(carts.changed)).limit(1).get();
    if (oldest) db().delete(carts).where(eq(carts.id, oldest.id)).run();
  }
  ensureCartKey();
  const id = newCartId();
  db().insert(carts).values({ id, changed }).run();
  return { id };
}

type Line = typeof cartLines.$inferSelect;

const ownLines = (cart: string | undefined) =>
  cart === undefined ? [] : db().select().from(cartLines).where(eq(cartLines.cart, cart)).all();

/** Removes a line whose product is gone, which no list shows, where there is no room else. @returns whether there is room now */
function makeRoom(lines: readonly Line[]): boolean {
  if (lines.length < MOST_LINES) return true;
  const gone = lines.find(({ product }) => !isProduct(product));
  if (gone) db().delete(cartLines).where(eq(cartLines.id, gone.id)).run();
  return gone !== undefined;
}

const shownLine = (cart: string, id: number) => listCartLines(cart).find((line) => line.id === id);

/**
 * Puts a product on the visitor's list, which is made where there is none; the same product with the same code adds up.
 * On stable storage when this resolves, as all changes here are.
 */
export const addToCart = (
  cart: string | undefined,
  { product_id: product, quantity, code: typed, note }: LineForm,
  counted: Counted,
  now = new Date(),
): Promise<Changed<CartLine> | Refused> =>
  write(() => {
    if (!isProduct(product)) return { msg: NOT_FOUND };
    const code = codeFor(product, typed);
    if (code === undefined) return { msg: CART_TEXT.code };
    const lines = ownLines(cart);
    const same = lines.find((line) => line.product === product && line.code === code);
    const pieces = (same?.quantity ?? 0) + quantity;
    if (pieces > MOST_PIECES || (!same && !makeRoom(lines))) return { msg: INVALID };
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
    const data = shownLine(found.id, id);
    if (!data) throw new Error("a line that was stored is not on its list");
    return { cart: found.id, isNew: cart === undefined, data };
  });

/** What a line becomes; a sentence where it cannot. */
function changed(
  line: Line,
  others: readonly Line[],
  changes: LineChanges,
): { set: Partial<Line> } | { msg: string } {
  const { quantity, note, checked } = changes;
  const code = changes.code === undefined ? line.code : codeFor(line.product, changes.code);
  if (code === undefined) return { msg: CART_TEXT.code };
  const isTwice = others.some(
    ({ id, product, code: other }) => id !== line.id && product === line.product && other === code,
  );
  if (isTwice) return { msg: CART_TEXT.twice };
  return {
    set: {
      code,
      ...(quantity !== undefined && { quantity }),
      ...(note !== undefined && { note }),
      ...(checked !== undefined && { checked }),
    },
  };
}

/** A list that was changed is kept for as long again. */
export const touch = (cart: string, now: Date) =>
  db().update(carts).set({ changed: now.toISOString() }).where(eq(carts.id, cart)).run();

/**
 * Changes lines of a list; a line that cannot be changed so stays as it is.
 * @returns what was wrong, by the line's id
 */
export const changeCartLines = (
  cart: string | undefined,
  changes: ReadonlyMap<number, LineChanges>,
  now = new Date(),
): Promise<ReadonlyMap<number, string>> =>
  write(() => {
    const faults = new Map<number, string>();
    for (const [id, wanted] of changes) {
      const lines = ownLines(cart);
      const line = lines.find((own) => own.id === id);
      const outcome = line ? changed(line, lines, wanted) : { msg: NOT_FOUND };
      if ("msg" in outcome) faults.set(id, outcome.msg);
      else db().update(cartLines).set(outcome.set).where(eq(cartLines.id, id)).run();
    }
    if (cart !== undefined && faults.size < changes.size) touch(cart, now);
    return faults;
  });

/** @returns whether the line was on this list */
export const removeCartLine = (cart: string | undefined, id: number, now = new Date()): Promise<boolean> =>
  write(() => {
    if (cart === undefined) return false;
    const own = and(eq(cartLines.id, id), eq(cartLines.cart, cart));
    const isRemoved = db().delete(cartLines).where(own).run().changes > 0;
    if (isRemoved) touch(cart, now);
    return isRemoved;
  });

/** Chooses all lines of a list for sending, or none. */
export const checkCart = (cart: string | undefined, checked: boolean, now = new Date()): Promise<void> =>
  write(() => {
    if (cart === undefined) return;
    db().update(cartLines).set({ checked }).where(eq(cartLines.cart, cart)).run();
    touch(cart, now);
  });

/** Says where goods would be delivered to. */
export const setCartAddress = (
  cart: string | undefined,
  address: Address,
  counted: Counted,
  now = new Date(),
): Promise<Changed<Address> | Refused> =>
  write(() => {
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
