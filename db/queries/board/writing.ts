import { and, eq, gt, type SQL } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { posts, replies } from "@/db/schema-board";
import { members } from "@/db/schema-members";
import { write } from "@/db/write";
import { DAY_MS } from "@/lib/durations";
import type { PostForm, ReplyForm, Target } from "@/lib/board/form";
import { type BOARD_TEXT, MOST_A_DAY, MOST_PENDING, type PostKind, type State } from "@/lib/board/rules";
import { queueBoardNotice } from "@/db/queries/inquiry/announcements";
import { countRows, hasRow } from "@/db/queries/lists/count-rows";
import { type Counted, takeText } from "@/db/queries/inquiry/rate-limits";
import type { Member } from "@/db/queries/members/sessions";

/** Within this time the same text of the same member counts as submitted twice. */
const REPEAT_MS = 10 * 60_000;

export type Written = { id: number; state: State };
export type NotWritten = { retryAfter: number } | { fault: keyof typeof BOARD_TEXT | "missing" };
type Table = typeof posts | typeof replies;
type Source = "posts" | "replies";

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();

/** Why the member may not write at the moment. */
function bounds(table: Table, source: Source, member: number, now: Date) {
  const row = db().select({ banned: members.banned }).from(members).where(eq(members.id, member)).get();
  if (row?.banned !== "") return "banned";
  const own = eq(table.member, member);
  if (countRows(table, and(own, eq(table.state, "pending"))) >= MOST_PENDING[source]) return "pending";
  const ofDay = and(own, gt(table.createtime, before(now, DAY_MS)));
  return countRows(table, ofDay) >= MOST_A_DAY[source] ? "day" : undefined;
}

/** The text stored by the same submission. */
function findAgain(table: Table, member: number, same: SQL | undefined, token: string, now: Date) {
  const by = token === "" ? gt(table.createtime, before(now, REPEAT_MS)) : eq(table.token, token);
  return db()
    .select({ id: table.id, state: table.state })
    .from(table)
    .where(and(eq(table.member, member), same, by))
    .limit(1)
    .get() as Written | undefined;
}

const isFree = (table: Table, member: number, token: string) =>
  token !== "" && !hasRow(table, and(eq(table.member, member), eq(table.token, token)));

type Rules = { table: Table; source: Source; same: SQL | undefined; token: string };

/** The text that was stored already, why it is refused, or the token to store it with. */
type Admitted =
  | { again: Written; refused?: undefined }
  | { again?: undefined; refused: NotWritten }
  | { again?: undefined; refused?: undefined; token: string | null };

/**
 * Checks whether the member may write this now; a repeated submission returns the stored text. Part of a transaction.
 */
function admit({ table, source, same, token }: Rules, { id }: Member, counted: Counted, now: Date): Admitted {
  const again = findAgain(table, id, same, token, now);
  if (again) return { again };
  const fault = bounds(table, source, id, now);
  if (fault) return { refused: { fault } };
  const taken = takeText(counted, now.getTime());
  if (taken) return { refused: taken };
  return { token: isFree(table, id, token) ? token : null };
}

/** Stores a question or note, which is pending until staff approve it. On stable storage when this resolves. */
export const addPost = (
  kind: PostKind,
  { title, content, product = 0, token }: PostForm,
  member: Member,
  counted: Counted,
  now = new Date(),
): Promise<Written | NotWritten> =>
  write(() => {
    if (product !== 0 && !hasRow(products, eq(products.id, product))) return { fault: "missing" };
    const same = and(
      eq(posts.kind, kind),
      eq(posts.title, title),
      eq(posts.content, content),
      eq(posts.product, product),
    );
    const admitted = admit({ table: posts, source: "posts", same, token }, member, counted, now);
    if (admitted.again) return admitted.again;
    if (admitted.refused) return admitted.refused;
    const written = { member: member.id, username: member.username, createtime: now.toISOString() };
    const row = { kind, title, content, product, state: "pending", token: admitted.token, ...written };
    const { id } = db().insert(posts).values(row).returning({ id: posts.id }).get();
    queueBoardNotice(now.getTime());
    return { id, state: "pending" };
  });

/** The referenced question or note, if it is public. */
const publicPost = ({ speak, stick }: Target): number | undefined => {
  if ((speak === undefined) === (stick === undefined)) return undefined;
  const kind: PostKind = speak === undefined ? "stick" : "speak";
  const named = and(eq(posts.id, speak ?? stick ?? 0), eq(posts.kind, kind), eq(posts.state, "public"));
  return db().select({ id: posts.id }).from(posts).where(named).get()?.id;
};

/** Stores an answer to a public question, or a comment on a note, in the same way. */
export const addReply = (
  { speak, stick, content, token }: ReplyForm,
  member: Member,
  counted: Counted,
  now = new Date(),
): Promise<Written | NotWritten> =>
  write(() => {
    const post = publicPost({ speak, stick });
    if (post === undefined) return { fault: "missing" };
    const same = and(eq(replies.post, post), eq(replies.content, content));
    const admitted = admit({ table: replies, source: "replies", same, token }, member, counted, now);
    if (admitted.again) return admitted.again;
    if (admitted.refused) return admitted.refused;
    const written = { member: member.id, username: member.username, createtime: now.toISOString() };
    const row = { post, content, state: "pending", token: admitted.token, ...written };
    const { id } = db().insert(replies).values(row).returning({ id: replies.id }).get();
    queueBoardNotice(now.getTime());
    return { id, state: "pending" };
  });
