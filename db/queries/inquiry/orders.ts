import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import { db, isAmong, prepared } from "@/db/client";
import { orders } from "@/db/schema-carts";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { type Address, isDone, type OrderLine, type OrderState } from "@/lib/inquiry/order";
import { type Page, pageOf, type PageRequest } from "@/lib/links/paging";

/** A sent list. */
export type Order = {
  number: string;
  /** The id of its message. */
  message: number;
  /** The list that it was sent from. */
  cart: string;
  /** The member who also owns it, or null. */
  member: number | null;
  /** UTC, ISO 8601. */
  createtime: string;
  state: OrderState;
  lines: OrderLine[];
  delivery: Address | null;
  /** The project name; empty if unset. */
  project: string;
  /** Unread lines of parts lists, as written. */
  unread: string[];
};

const columns = {
  number: orders.number,
  message: orders.message,
  cart: orders.cart,
  member: orders.member,
  createtime: messages.createtime,
  state: orders.state,
  lines: orders.lines,
  delivery: orders.delivery,
  project: orders.project,
  unread: orders.unread,
};
type OrderRow = { [Name in Exclude<keyof typeof columns, "message" | "member">]: string } & Pick<
  Order,
  "message" | "member"
>;

const toOrder = ({ state, lines, delivery, unread, ...row }: OrderRow): Order => ({
  ...row,
  state: state as OrderState,
  lines: JSON.parse(lines) as OrderLine[],
  delivery: delivery === "" ? null : (JSON.parse(delivery) as Address),
  unread: unread === "" ? [] : (JSON.parse(unread) as string[]),
});

/** Who may see an order: the browser with the list, and the signed-in member. */
export type Owner = { cart: string | undefined; member: number | undefined };

export const isOwn = (order: Pick<Order, "cart" | "member">, { cart, member }: Owner): boolean =>
  order.cart === cart || (member !== undefined && order.member === member);

/** An order by its number. The caller must check the owner (`isOwn`). */
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

/** The order of a message. */
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

/** The orders of these messages, any number of them. */
export const ordersOfMessages = (ids: readonly number[]): Order[] =>
  ordersQuery()
    .all({ ids: JSON.stringify(ids) })
    .map(toOrder);

/** A visitor's own orders, newest first. */
export function listOrders({ cart, member }: Owner, request: PageRequest): Page<Order> {
  const numbers = (own: SQL) => db().select({ message: orders.message }).from(orders).where(own);
  const all = union(numbers(eq(orders.cart, cart ?? "")), numbers(eq(orders.member, member ?? 0)))
    .orderBy(desc(orders.message))
    .all()
    .map(({ message }) => message);
  const { items, total } = pageOf(all, request);
  return { items: ordersOfMessages(items).sort((one, other) => other.message - one.message), total };
}

/** Gives a member the orders that were sent from this list with its phone before it signed in. Part of a transaction. */
export function claimOrders(cart: string | undefined, member: number, phone: string) {
  if (cart === undefined) return;
  const ofPhone = db().select({ id: messages.id }).from(messages).where(eq(messages.phone, phone));
  db()
    .update(orders)
    .set({ member })
    .where(and(eq(orders.cart, cart), isNull(orders.member), inArray(orders.message, ofPhone)))
    .run();
}

/** Sets the state of an order; answered or closed ones count as handled. Part of a transaction. @returns whether the message has an order */
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
