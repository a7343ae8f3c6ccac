import { asc, eq, inArray } from "drizzle-orm";
import { db, isAmong, prepared } from "@/db/client";
import { quotationReplies, quotations } from "@/db/schema-quotations";
import { productRevisions } from "@/db/schema-products";
import { messages } from "@/db/schema-visitors";
import { write } from "@/db/write";
import {
  allowedReplies,
  isExpired,
  MOST_REPLIES,
  outcomeOf,
  type Quotation,
  type QuotationReply,
  type QuotedLine,
  type ReplyFault,
  type ReplyKind,
  type Terms,
} from "@/lib/inquiry/quotation";
import { revisionLabel } from "@/lib/revision";
import { queueAnnouncements } from "./announcements";
import { chinaDay } from "./desk";
import { queueCustomerMail } from "./mailboxes";
import { type Counted, takeChanges } from "./rate-limits";
import { getOrder, isOwn, type Order, type Owner, storeOrderState } from "./orders";

const roundsQuery = prepared((orm) =>
  orm.select().from(quotations).where(isAmong(quotations.order, "numbers")).prepare(),
);
const repliesQuery = prepared((orm) =>
  orm.select().from(quotationReplies).where(isAmong(quotationReplies.quotation, "ids")).prepare(),
);

/** Newest first; an order has a handful. */
const rowsOf = (numbers: readonly string[]) =>
  roundsQuery()
    .all({ numbers: JSON.stringify(numbers) })
    .sort((a, b) => b.id - a.id);

/** All rounds of these orders by order number, newest first. */
export function quotationsOf(numbers: readonly string[]): ReadonlyMap<string, Quotation[]> {
  const rows = rowsOf(numbers);
  if (rows.length === 0) return new Map();
  const replies = repliesQuery()
    .all({ ids: JSON.stringify(rows.map(({ id }) => id)) })
    .sort((a, b) => a.id - b.id);
  const found = new Map<string, Quotation[]>();
  for (const { order, lines, terms, ...row } of rows) {
    const own = replies
      .filter(({ quotation }) => quotation === row.id)
      .map(({ kind, words, createtime }): QuotationReply => ({ kind: kind as ReplyKind, words, createtime }));
    const round = { ...row, lines: JSON.parse(lines) as QuotedLine[], terms: JSON.parse(terms) as Terms };
    found.set(order, [...(found.get(order) ?? []), { ...round, replies: own }]);
  }
  return found;
}

/** The current revision of products by id. */
function revisionLabels(ids: number[]): ReadonlyMap<number, string> {
  const { product, number, date } = productRevisions;
  const rows = db()
    .select({ product, number, date })
    .from(productRevisions)
    .where(inArray(product, ids))
    .orderBy(asc(product), asc(number))
    .all();
  return new Map(rows.map((row) => [row.product, revisionLabel({ ...row, changes: [] })]));
}

/**
 * Stores another round of a quotation, marks order and message as answered, and queues a mail to the customer. On stable
 * storage when this resolves.
 * @returns the number of the round; `isNew` is false if it equals the newest one
 */
export const addQuotation = (
  order: Order,
  offered: { lines: QuotedLine[]; terms: Terms },
  now: Date,
): Promise<{ round: number; isNew: boolean }> =>
  write(() => {
    const revisions = revisionLabels(order.lines.map(({ product_id }) => product_id));
    const lines = JSON.stringify(
      offered.lines.map((line, at) => ({
        ...line,
        revision: revisions.get(order.lines[at]?.product_id ?? 0) ?? "",
      })),
    );
    const terms = JSON.stringify(offered.terms);
    const before = rowsOf([order.number]);
    const [newest] = before;
    if (newest?.lines === lines && newest.terms === terms) return { round: before.length, isNew: false };
    db()
      .insert(quotations)
      .values({ order: order.number, createtime: now.toISOString(), lines, terms })
      .run();
    storeOrderState(order.message, "replied");
    const { email } = messages;
    const sender = db().select({ email }).from(messages).where(eq(messages.id, order.message)).get();
    queueCustomerMail(order.message, sender?.email ?? "", "answered", now);
    return { round: before.length + 1, isNew: true };
  });

type Reply = { quotation: number; kind: ReplyKind; words: string };

function faultOf(quotation: Quotation, { kind, words }: Reply, today: string): ReplyFault | undefined {
  if (kind === "ask" && words === "") return "words";
  if (allowedReplies(quotation, today).includes(kind))
    return quotation.replies.length >= MOST_REPLIES ? "many" : undefined;
  return kind === "accept" && outcomeOf(quotation) !== "decline" && isExpired(quotation, today)
    ? "expired"
    : "done";
}

/** Makes a message unread again after a customer's reply. After a question the order is in progress until it is answered. */
function reopen(message: number, kind: ReplyKind) {
  if (kind === "decline") return;
  storeOrderState(message, kind === "ask" ? "processing" : "replied");
  db().update(messages).set({ state: "new", suspected: false }).where(eq(messages.id, message)).run();
}

/**
 * Stores the reply of a customer to the newest round of his own order, once, and announces it to staff. On stable storage when
 * this resolves.
 * @returns undefined if this visitor has no such order
 */
export const replyToQuotation = (
  number: string,
  owner: Owner,
  reply: Reply,
  counted: Counted,
  now = new Date(),
): Promise<"stored" | ReplyFault | undefined> =>
  write(() => {
    const order = getOrder(number);
    if (!order || !isOwn(order, owner)) return undefined;
    const rounds = quotationsOf([number]).get(number) ?? [];
    const [newest] = rounds;
    if (!newest || newest.id !== reply.quotation)
      return rounds.some(({ id }) => id === reply.quotation) ? "old" : undefined;
    const last = newest.replies.at(-1);
    if (last && last.kind === reply.kind && last.words === reply.words) return "stored";
    const fault = faultOf(newest, reply, chinaDay(now));
    if (fault) return fault;
    if (takeChanges(counted, 1, now.getTime())) return "limit";
    const { id } = db()
      .insert(quotationReplies)
      .values({ ...reply, createtime: now.toISOString() })
      .returning({ id: quotationReplies.id })
      .get();
    reopen(order.message, reply.kind);
    queueAnnouncements(order.message, now.getTime(), id);
    return "stored";
  });

/** A reply, for its announcement. */
export const getReply = (id: number): QuotationReply | undefined => {
  const row = db().select().from(quotationReplies).where(eq(quotationReplies.id, id)).get();
  return row && { kind: row.kind as ReplyKind, words: row.words, createtime: row.createtime };
};
