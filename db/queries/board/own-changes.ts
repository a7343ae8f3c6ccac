import { and, eq } from "drizzle-orm";
import { db } from "@/db/client";
import { erase } from "@/db/erase";
import { follows, posts, replies } from "@/db/schema-board";
import { write } from "@/db/write";
import type { PostKind } from "@/lib/board/rules";
import { countRows, hasRow } from "@/db/queries/lists/count-rows";
import { type Counted, takeText } from "@/db/queries/inquiry/rate-limits";

// Changes by a member to its own texts. Texts of others are not found.

/** The maximum number of followed questions per member. */
const MOST_FOLLOWED = 500;

/** Follows or unfollows a question. @returns whether it exists */
export const follow = (member: number, post: number, isOn: boolean): Promise<boolean> =>
  write(() => {
    const named = and(eq(posts.id, post), eq(posts.kind, "speak"), eq(posts.state, "public"));
    if (!hasRow(posts, named)) return false;
    const own = and(eq(follows.member, member), eq(follows.post, post));
    if (!isOn) db().delete(follows).where(own).run();
    else if (countRows(follows, eq(follows.member, member)) < MOST_FOLLOWED)
      db().insert(follows).values({ member, post }).onConflictDoNothing().run();
    return true;
  });

/** Deletes the member's own question or note with its answers, or its own answer. @returns whether it existed */
export const deletePost = (member: number, kind: PostKind, id: number): Promise<boolean> =>
  erase(() => {
    const own = and(eq(posts.id, id), eq(posts.member, member), eq(posts.kind, kind));
    return db().delete(posts).where(own).run().changes > 0;
  });
export const deleteReply = (member: number, id: number): Promise<boolean> =>
  erase(() => {
    const own = and(eq(replies.id, id), eq(replies.member, member));
    return db().delete(replies).where(own).run().changes > 0;
  });

/** Accepts an answer. This cannot be undone, so that the page does not change repeatedly for everybody. */
export const acceptReply = (
  member: number,
  id: number,
  counted: Counted,
  now = Date.now(),
): Promise<"done" | { retryAfter: number } | { fault: "missing" | "accepted" }> =>
  write(() => {
    const asked = db()
      .select({ post: replies.post, accepted: replies.accepted })
      .from(replies)
      .innerJoin(posts, eq(posts.id, replies.post))
      .where(
        and(
          eq(replies.id, id),
          eq(replies.state, "public"),
          eq(posts.member, member),
          eq(posts.kind, "speak"),
          eq(posts.state, "public"),
        ),
      )
      .get();
    if (!asked) return { fault: "missing" };
    if (asked.accepted) return "done";
    const isSettled = and(eq(replies.post, asked.post), eq(replies.accepted, true));
    if (hasRow(replies, isSettled)) return { fault: "accepted" };
    const taken = takeText(counted, now);
    if (taken) return taken;
    db().update(replies).set({ accepted: true }).where(eq(replies.id, id)).run();
    return "done";
  });
