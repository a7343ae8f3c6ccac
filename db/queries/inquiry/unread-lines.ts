import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, unreadLines } from "@/db/schema-carts";
import type { NewLine } from "@/lib/parts-list/merged";
import type { Named } from "@/lib/parts-list/name";

/** Limits per list: unread lines, and bytes of all text kept as written. */
const MOST_UNREAD = 100;
const MAX_WRITTEN = 32_768;

/** An unread line with suggestions. */
export type UnreadLine = { id: number; written: string; meant: (Named & { title: string })[] };
export type NewUnreadLine = { written: string; quantity: number; note: string; meant: Named[] };

export const readMeant = (meant: string) => JSON.parse(meant) as Named[];

/** The unread lines of a list, in order. */
export function listUnread(cart: string | undefined): UnreadLine[] {
  if (cart === undefined) return [];
  const lines = db()
    .select()
    .from(unreadLines)
    .where(eq(unreadLines.cart, cart))
    .orderBy(asc(unreadLines.id))
    .all()
    .map(({ id, written, meant }) => ({ id, written, meant: readMeant(meant) }));
  const ids = lines.flatMap(({ meant }) => meant.map(({ product }) => product));
  const found = db()
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(inArray(products.id, ids))
    .all();
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  return lines.map(({ meant, ...line }) => ({
    ...line,
    meant: meant.flatMap((one) => {
      const title = titles.get(one.product);
      return title === undefined ? [] : { ...one, title };
    }),
  }));
}

/** The original text of the lines of a list, by line id. */
export const listWritten = (cart = ""): ReadonlyMap<number, string> =>
  new Map(
    db()
      .select({ id: cartLines.id, written: cartLines.written })
      .from(cartLines)
      .where(and(eq(cartLines.cart, cart), ne(cartLines.written, "")))
      .all()
      .map(({ id, written }) => [id, written]),
  );

const bytesOf = (texts: Iterable<string>) =>
  [...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Whether a list has room for these lines within the limits. Part of a transaction. */
export function hasRoomForUnread(
  cart: string | undefined,
  added: readonly NewUnreadLine[],
  lines: readonly NewLine[],
) {
  const kept =
    cart === undefined ? [] : db().select().from(unreadLines).where(eq(unreadLines.cart, cart)).all();
  const all = [...kept, ...added];
  const texts = all.flatMap((line) => [line.written, line.note]);
  const before = listWritten(cart).values();
  return (
    all.length <= MOST_UNREAD &&
    bytesOf([...texts, ...before, ...lines.map(({ written = "" }) => written)]) <= MAX_WRITTEN
  );
}

/** Part of a transaction. */
export function storeUnread(cart: string, added: readonly NewUnreadLine[]) {
  for (const { meant, ...line } of added)
    db()
      .insert(unreadLines)
      .values({ ...line, cart, meant: JSON.stringify(meant) })
      .run();
}

/** Removes all unread lines of a list. Part of a transaction. @returns their texts */
export const takeUnread = (cart: string): string[] =>
  db()
    .delete(unreadLines)
    .where(eq(unreadLines.cart, cart))
    .returning({ id: unreadLines.id, written: unreadLines.written })
    .all()
    .sort((one, other) => one.id - other.id)
    .map(({ written }) => written);
