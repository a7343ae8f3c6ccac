import { and, count, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { db, isAmong, prepared } from "@/db/client";
import { cartLines, carts, orders } from "@/db/schema-carts";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import type { OrderForm } from "@/lib/inquiry/cart-form";
import { type Address, isDone, orderAbout, type OrderLine, type OrderState } from "@/lib/inquiry/order";
import { newOrderNumber } from "@/lib/inquiry/cart-token";
import { type Page, type PageRequest, pageOffset } from "@/lib/links/paging";
import type { ReceivedFile } from "@/lib/http/received-form";
import { hasSameFiles } from "./attachments";
import { touch } from "./cart-rows";
import { clearProject } from "./cart-project";
import { getCartAddress, getCartProject, listCartLines } from "./carts";
import { takeUnread } from "./unread-lines";
import { findOfToken, isRecent, type NotStored, type Sender, sixFields, storeMessage } from "./messages";

/** A list that was sent. */
export type Order = {
  number: string;
  /** The number of its message at the desk. */
  message: number;
  /** The list that it was sent from. */
  cart: string;
  /** UTC, ISO 8601. */
  createtime: string;
  state: OrderState;
  lines: OrderLine[];
  delivery: Address | null;
  /** What it is for, in the sender's words; empty without. */
  project: string;
  /** Lines of parts lists that could not be read, as they were written. */
  unread: string[];
};

const columns = {
  number: orders.number,
  message: orders.message,
  cart: orders.cart,
  createtime: messages.createtime,
  state: orders.state,
  lines: orders.lines,
  delivery: orders.delivery,
  project: orders.project,
  unread: orders.unread,
};
type OrderRow = { [Name in keyof typeof columns]: Name extends "message" ? number : string };

const toOrder = ({ state, lines, delivery, unread, ...row }: OrderRow): Order => ({
  ...row,
  state: state as OrderState,
  lines: JSON.parse(lines) as OrderLine[],
  delivery: delivery === "" ? null : (JSON.parse(delivery) as Address),
  unread: unread === "" ? [] : (JSON.parse(unread) as string[]),
});

/** An order by its number; `cart` is whose it is, and it is for the caller to ask. */
const orderQuery = prepared((orm) =>
  orm
    .select(columns)
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(eq(orders.number, sql.placeholder("number")))
    .prepare(),
);
export function getOrder(number: string): Order | undefined {
  const row = orderQuery().get({ number });
  return row && toOrder(row);
}

/** The order that a message was sent with. */
export function orderOfMessage(message: number): Order | undefined {
  const [found] = ordersOfMessages([message]);
  return found;
}

const ordersQuery = prepared((orm) =>
  orm
    .select(columns)
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(isAmong(orders.message, "ids"))
    .prepare(),
);

/** The orders that these messages were sent with, however many they are. */
export const ordersOfMessages = (ids: readonly number[]): Order[] =>
  ordersQuery()
    .all({ ids: JSON.stringify(ids) })
    .map(toOrder);

/** The orders of a list, the newest first. */
export function listOrders(cart: string | undefined, request: PageRequest): Page<Order> {
  if (cart === undefined) return { items: [], total: 0 };
  const own = eq(orders.cart, cart);
  const items = db()
    .select(columns)
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(own)
    .orderBy(desc(orders.message))
    .limit(request.limit)
    .offset(pageOffset(request))
    .all();
  const total = db().select({ value: count() }).from(orders).where(own).get()?.value ?? 0;
  return { items: items.map(toOrder), total };
}

/** What a sent list is known by: its number, and that of its message at the desk. */
export type Sent = { number: string; message: number };

/** The order that was sent before by the same press: same token, same fields, same list. */
function sentBefore(
  cart: string,
  { website: _website, ...fields }: OrderForm,
  files: readonly ReceivedFile[],
): Sent | undefined {
  const found = findOfToken(fields);
  const order = found && hasSameFiles(found.number, files) && orderOfMessage(found.number);
  return order && order.cart === cart ? { number: order.number, message: order.message } : undefined;
}

/** The order that emptied this list a moment ago: what a form without a token, pressed twice, is answered with. */
const sentRecently = (
  cart: string,
  fields: OrderForm,
  files: readonly ReceivedFile[],
  now: Date,
): Sent | undefined =>
  db()
    .select({ number: orders.number, message: orders.message })
    .from(orders)
    .innerJoin(messages, eq(messages.id, orders.message))
    .where(and(eq(orders.cart, cart), sixFields(fields), isRecent(now)))
    .orderBy(desc(orders.message))
    .all()
    .find(({ message }) => hasSameFiles(message, files));

/** Who made a list so long ago and sends it now is a person, however many others send in the same minute. */
const AGE_OF_TRUST_MS = 60_000;

const isTrusted = (cart: string, now: Date) =>
  db()
    .select({ id: carts.id })
    .from(carts)
    .where(
      and(eq(carts.id, cart), lte(carts.created, new Date(now.getTime() - AGE_OF_TRUST_MS).toISOString())),
    )
    .get() !== undefined;

/**
 * Sends the checked lines of a list as one message, with what of it could not be read; they leave the list. The same again answers the same number. On stable
 * storage when this resolves: message, order and list change together or not at all.
 */
export const sendOrder = (
  cart: string | undefined,
  form: OrderForm,
  sender: Sender,
  now = new Date(),
  files: readonly ReceivedFile[] = [],
): Promise<Sent | { fault: "nothing" } | NotStored> =>
  write(() => {
    if (cart === undefined) return { fault: "nothing" };
    const before = sentBefore(cart, form, files);
    if (before) return before;
    const checked = listCartLines(cart).filter((line) => line.checked);
    if (checked.length === 0)
      return (form.token === "" && sentRecently(cart, form, files, now)) || { fault: "nothing" };
    const lines = checked.map(({ id: _id, image: _image, checked: _checked, ...line }): OrderLine => line);
    const number = newOrderNumber();
    const stored = storeMessage({ ...form, about: orderAbout(number, lines) }, sender, now, {
      isTrusted: isTrusted(cart, now),
      files,
    });
    if (!("number" in stored)) return stored;
    const delivery = getCartAddress(cart);
    const unread = takeUnread(cart);
    db()
      .insert(orders)
      .values({
        number,
        message: stored.number,
        cart,
        lines: JSON.stringify(lines),
        delivery: delivery ? JSON.stringify(delivery) : "",
        project: getCartProject(cart),
        unread: unread.length > 0 ? JSON.stringify(unread) : "",
      })
      .run();
    const ids = checked.map(({ id }) => id);
    db()
      .delete(cartLines)
      .where(and(eq(cartLines.cart, cart), inArray(cartLines.id, ids)))
      .run();
    clearProject(cart);
    touch(cart, now);
    return { number, message: stored.number };
  });

/** Part of a transaction. @returns whether the message came with a list; one that is answered or closed is dealt with */
export function storeOrderState(message: number, state: OrderState): boolean {
  const isSet = db().update(orders).set({ state }).where(eq(orders.message, message)).run().changes > 0;
  if (isSet && isDone(state))
    db()
      .update(messages)
      .set({ state: "handled", suspected: false })
      .where(and(eq(messages.id, message), eq(messages.state, "new")))
      .run();
  return isSet;
}

export const setOrderState = (message: number, state: OrderState): Promise<boolean> =>
  write(() => storeOrderState(message, state));
