import { and, desc, eq, exists, gte, inArray, lt, type SQL } from "drizzle-orm";
import { DAY_MS } from "@/lib/durations";
import type { OrderState } from "@/lib/inquiry/order";
import type { Quotation } from "@/lib/inquiry/quotation";
import { db } from "@/db/client";
import { countRows } from "@/db/queries/lists/count-rows";
import { orders } from "@/db/schema-carts";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import { type Attachment, attachmentsOf } from "./attachments";
import { isOverdue } from "./desk";
import { quotationsOf } from "./quotations";
import { type Order, orderOfMessage, ordersOfMessages } from "./orders";

/** A message, with its order if it came with a list. */
export type StoredMessage = typeof messages.$inferSelect & {
  order: Order | undefined;
  /** Quotations for the list, newest round first. */
  quotations: readonly Quotation[];
  files: readonly Attachment[];
};

/** The states that staff see: unread, handled, spam, or unread and suspected to be spam. */
export const STATES = ["new", "handled", "spam", "suspected"] as const;
export type State = (typeof STATES)[number];
export const MARKS = ["new", "handled", "spam"] as const;

/** By time (from inclusive, until exclusive), state, and state or existence of an order. */
export type MessageFilter = {
  from?: Date;
  until?: Date;
  state?: State;
  order?: OrderState | "any";
  owner?: string;
  /** Only messages that are overdue at this time. */
  overdueAt?: Date;
};

const hasOrder = (state: OrderState | "any") =>
  exists(
    db()
      .select({ number: orders.number })
      .from(orders)
      .where(and(eq(orders.message, messages.id), state === "any" ? undefined : eq(orders.state, state))),
  );

export const stateOf = ({ state, suspected }: Pick<StoredMessage, "state" | "suspected">): State =>
  state === "new" && suspected ? "suspected" : (state as State);

function conditionOf({ from, until, state, order, owner, overdueAt }: MessageFilter): SQL | undefined {
  const isNew = state === "new" || state === "suspected";
  return and(
    from && gte(messages.createtime, from.toISOString()),
    until && lt(messages.createtime, until.toISOString()),
    state && eq(messages.state, isNew ? "new" : state),
    isNew ? eq(messages.suspected, state === "suspected") : undefined,
    order && hasOrder(order),
    owner === undefined ? undefined : eq(messages.owner, owner),
    overdueAt && isOverdue(overdueAt),
  );
}

/** Newest first. */
export function listMessages(
  filter: MessageFilter,
  limit: number,
): { items: StoredMessage[]; total: number } {
  const where = conditionOf(filter);
  const { createtime, id } = messages;
  const items = db()
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(createtime), desc(id))
    .limit(limit)
    .all();
  const sent = new Map(ordersOfMessages(items.map((item) => item.id)).map((order) => [order.message, order]));
  const rounds = quotationsOf([...sent.values()].map(({ number }) => number));
  const files = attachmentsOf(items.map((item) => item.id));
  const withOrder = items.map((item): StoredMessage => {
    const order = sent.get(item.id);
    const quotations = (order && rounds.get(order.number)) ?? [];
    return { ...item, order, quotations, files: files.get(item.id) ?? [] };
  });
  return { items: withOrder, total: countRows(messages, where) };
}

export function getMessage(id: number): StoredMessage | undefined {
  const message = db().select().from(messages).where(eq(messages.id, id)).get();
  if (!message) return undefined;
  const order = orderOfMessage(id);
  const quotations = (order && quotationsOf([order.number]).get(order.number)) ?? [];
  return { ...message, order, quotations, files: attachmentsOf([id]).get(id) ?? [] };
}

/** Staff review suspected messages once a week (docs/operating.md). */
const WEEK_MS = 7 * DAY_MS;

/** The number of this week's suspected messages that were probably not sent by robots. */
export const countSuspected = (now: Date): number =>
  countRows(
    messages,
    and(
      eq(messages.suspected, true),
      eq(messages.trapped, false),
      eq(messages.state, "new"),
      gte(messages.createtime, new Date(now.getTime() - WEEK_MS).toISOString()),
    ),
  );

/** The ids that exist among these. */
export const findMessages = (ids: number[]): number[] =>
  db()
    .select({ id: messages.id })
    .from(messages)
    .where(inArray(messages.id, ids))
    .all()
    .map(({ id }) => id);

/** @returns the ids that exist */
export const markMessages = (ids: number[], state: (typeof MARKS)[number]): Promise<number[]> =>
  write(() =>
    db()
      .update(messages)
      .set({ state, suspected: false })
      .where(inArray(messages.id, ids))
      .returning({ id: messages.id })
      .all()
      .map(({ id }) => id),
  );
