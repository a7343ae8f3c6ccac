import { and, count, desc, eq, sql } from "drizzle-orm";
import { db, isAmong, prepared } from "@/db/client";
import { orders } from "@/db/schema-carts";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { type Address, isDone, type OrderLine, type OrderState } from "@/lib/inquiry/order";
import { type Page, type PageRequest, pageOffset } from "@/lib/links/paging";

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
