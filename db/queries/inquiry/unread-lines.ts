import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { cartLines, unreadLines } from "@/db/schema-carts";
import type { NewLine } from "@/lib/parts-list/merged";
import type { Named } from "@/lib/parts-list/name";

/** So many lines that could not be read, and so many bytes of all that is kept as it was written, a list has. */
const MOST_UNREAD = 100;
const MAX_WRITTEN = 32_768;

/** A line that could not be read, and what may be meant by it. */
export type UnreadLine = { id: number; written: string; meant: (Named & { title: string })[] };
export type NewUnreadLine = { written: string; quantity: number; note: string; meant: Named[] };

export const readMeant = (meant: string) => JSON.parse(meant) as Named[];

/** What of a list could not be read, in its order. */
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

/** From what the lines of a list were read, by their ids. */
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

/** Part of a transaction. @returns whether a list has room for all that it keeps as it was written, with these lines */
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

/** Part of a transaction: takes all of a list. @returns how they were written */
export const takeUnread = (cart: string): string[] =>
  db()
    .delete(unreadLines)
    .where(eq(unreadLines.cart, cart))
    .returning({ id: unreadLines.id, written: unreadLines.written })
    .all()
    .sort((one, other) => one.id - other.id)
    .map(({ written }) => written);
