import { count, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { boardActs, posts, replies } from "@/db/schema-board";
import { members } from "@/db/schema-members";
import { DAY_MS } from "@/lib/durations";
import type { PostKind, State } from "@/lib/board/rules";
import { type Subject, subjectText } from "@/lib/board/subject";
import { countRows } from "@/db/queries/lists/count-rows";

// What staff read for moderation.

export type ModerationItem = {
  subject: Subject;
  kind: PostKind | "reply";
  title: string;
  content: string;
  username: string;
  member: number | null;
  state: State;
  reason: string;
  /** UTC, ISO 8601. */
  createtime: string;
  product: number;
  /** For an answer: the question or note. */
  post?: number;
  staff?: boolean;
};

const postItem = ({ id, kind, state, ...row }: typeof posts.$inferSelect): ModerationItem => ({
  ...row,
  subject: { kind: "post", id },
  kind: kind as PostKind,
  state: state as State,
});

const replyItems = (where: SQL | undefined, limit: number): ModerationItem[] =>
  db()
    .select({ reply: replies, title: posts.title, product: posts.product })
    .from(replies)
    .innerJoin(posts, eq(posts.id, replies.post))
    .where(where)
    .orderBy(replies.createtime, replies.id)
    .limit(limit)
    .all()
    .map(({ reply: { id, state, ...row }, title, product }) => ({
      ...row,
      ...{ title, product },
      subject: { kind: "reply", id },
      kind: "reply",
      state: state as State,
    }));

/** Pending texts, oldest first, and their total. */
export function listPending(limit: number): { items: ModerationItem[]; total: number } {
  const isPending = eq(posts.state, "pending");
  const found = db()
    .select()
    .from(posts)
    .where(isPending)
    .orderBy(posts.createtime, posts.id)
    .limit(limit)
    .all();
  const waiting = eq(replies.state, "pending");
  const items = [...found.map(postItem), ...replyItems(waiting, limit)]
    .sort((a, b) => a.createtime.localeCompare(b.createtime))
    .slice(0, limit);
  return { items, total: countRows(posts, isPending) + countRows(replies, waiting) };
}

export const countPending = () =>
  countRows(posts, eq(posts.state, "pending")) + countRows(replies, eq(replies.state, "pending"));

/** A text with its answers. */
export function getDeskItem({
  kind,
  id,
}: Subject): { item: ModerationItem; replies: ModerationItem[] } | undefined {
  if (kind === "member") return undefined;
  if (kind === "reply") {
    const [item] = replyItems(eq(replies.id, id), 1);
    return item && { item, replies: [] };
  }
  const row = db().select().from(posts).where(eq(posts.id, id)).get();
  return row && { item: postItem(row), replies: replyItems(eq(replies.post, id), 1000) };
}

/** Totals of the board, and the acts of the last days. */
export function boardFigures(now: Date, days: number) {
  const states = (table: typeof posts | typeof replies) =>
    db().select({ state: table.state, value: count() }).from(table).groupBy(table.state).all();
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  return {
    posts: states(posts),
    replies: states(replies),
    members: countRows(members),
    banned: countRows(members, sql`${members.banned} <> ''`),
    acts: db()
      .select({ act: boardActs.act, value: count() })
      .from(boardActs)
      .where(gte(boardActs.time, since))
      .groupBy(boardActs.act)
      .all(),
  };
}

/** The latest entries of the log, of one text or of all. */
export const listActs = (limit: number, subject?: Subject) =>
  db()
    .select()
    .from(boardActs)
    .where(subject && eq(boardActs.subject, subjectText(subject)))
    .orderBy(desc(boardActs.id))
    .limit(limit)
    .all();
