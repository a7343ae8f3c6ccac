import { and, count, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { boardActs, posts, replies } from "@/db/schema-board";
import { members } from "@/db/schema-members";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import type { PostKind, State } from "@/lib/board/rules";
import type { Subject } from "@/lib/board/subject";
import { subjectText } from "@/lib/board/subject";
import { SITE } from "@/lib/site";
import { countRows, hasRow } from "@/db/queries/lists/count-rows";

// Moderation by staff. Every act is logged in the same transaction.

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

/** An act of staff: who, what, on which subject, and why. */
export type Act = { who: string; act: string; subject: Subject; why: string };

function record({ subject, ...act }: Act, now: Date) {
  db()
    .insert(boardActs)
    .values({ ...act, subject: subjectText(subject), time: now.toISOString() })
    .run();
}

/** Sets the state of texts. @returns those that exist */
export const decide = (
  subjects: readonly Subject[],
  state: State,
  act: Omit<Act, "subject">,
  now = new Date(),
): Promise<Subject[]> =>
  write(() =>
    subjects.filter((subject) => {
      const table = subject.kind === "post" ? posts : subject.kind === "reply" ? replies : undefined;
      if (!table) return false;
      const set = { state, reason: state === "public" || state === "pending" ? "" : act.why };
      const { changes } = db().update(table).set(set).where(eq(table.id, subject.id)).run();
      if (changes > 0) record({ ...act, subject }, now);
      return changes > 0;
    }),
  );

/** Stores an answer of the company, public at once. @returns its id; undefined if there is no such question or note */
export const answerAsStaff = (
  post: number,
  content: string,
  act: Omit<Act, "subject">,
  now = new Date(),
): Promise<number | undefined> =>
  write(() => {
    if (!hasRow(posts, eq(posts.id, post))) return undefined;
    const createtime = now.toISOString();
    const row = { post, content, createtime, username: SITE.staffName, staff: true, state: "public" };
    const { id } = db().insert(replies).values(row).returning({ id: replies.id }).get();
    record({ ...act, subject: { kind: "reply", id } }, now);
    return id;
  });

/** Pins a question or note to the top of its list, or unpins it. */
export const pin = (id: number, isPinned: boolean, act: Omit<Act, "subject">, now = new Date()) =>
  write(() => {
    const { changes } = db().update(posts).set({ pinned: isPinned }).where(eq(posts.id, id)).run();
    if (changes > 0) record({ ...act, subject: { kind: "post", id } }, now);
    return changes > 0;
  });

/** Bans a member from writing and hides the pending and public texts. An empty reason lifts the ban. */
export const ban = (id: number, why: string, act: Omit<Act, "subject">, now = new Date()) =>
  erase(() => {
    const { changes } = db().update(members).set({ banned: why }).where(eq(members.id, id)).run();
    if (changes === 0) return false;
    if (why !== "")
      for (const table of [posts, replies])
        db()
          .update(table)
          .set({ state: "hidden", reason: why })
          .where(and(eq(table.member, id), inArray(table.state, ["pending", "public"])))
          .run();
    record({ ...act, subject: { kind: "member", id } }, now);
    return true;
  });

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
