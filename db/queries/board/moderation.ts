import { and, eq, inArray } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { boardActs, posts, replies } from "@/db/schema-board";
import { members } from "@/db/schema-members";
import { write } from "@/db/write";
import type { State } from "@/lib/board/rules";
import { type Subject, subjectText } from "@/lib/board/subject";
import { SITE } from "@/lib/site";
import { hasRow } from "@/db/queries/lists/count-rows";

// Moderation by staff. Every act is logged in the same transaction.

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
