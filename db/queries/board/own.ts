import { and, count, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { db } from "@/db/client";
import { products } from "@/db/schema";
import { follows, posts, replies } from "@/db/schema-board";
import { members, sessions } from "@/db/schema-members";
import type { PostKind, State } from "@/lib/board/rules";
import { type Page, pageOf, type PageRequest, pageOffset } from "@/lib/links/paging";
import { chinaTime } from "@/lib/text/china-time";
import { authorOf, listPosts, type PostItem } from "./board";
import { listOrders } from "@/db/queries/inquiry/orders";
import { getReceipt } from "@/db/queries/inquiry/receipts";
import { countRows } from "@/db/queries/lists/count-rows";

// A member's own texts. Texts of others are not found.

export type OwnPost = {
  id: number;
  title: string;
  content: string;
  createtime: string;
  product_id: number;
  model: string;
  state: State;
  reason: string;
};

const ownColumns = {
  id: posts.id,
  title: posts.title,
  content: posts.content,
  createtime: posts.createtime,
  product_id: sql<number>`coalesce(${products.id}, 0)`,
  model: sql<string>`coalesce(${products.model}, '')`,
  state: sql<State>`${posts.state}`,
  reason: posts.reason,
};

export function listOwnPosts(member: number, kind: PostKind, page: PageRequest): Page<OwnPost> {
  const own = and(eq(posts.member, member), eq(posts.kind, kind));
  const rows = db()
    .select(ownColumns)
    .from(posts)
    .leftJoin(products, eq(products.id, posts.product))
    .where(own)
    .orderBy(desc(posts.createtime), desc(posts.id))
    .limit(page.limit)
    .offset(pageOffset(page))
    .all();
  const items = rows.map(({ createtime, ...row }) => ({ ...row, createtime: chinaTime(createtime) }));
  return { items, total: countRows(posts, own) };
}

/** One of the member's own texts in any state. */
export function getOwnPost(member: number, id: number): (OwnPost & { kind: PostKind }) | undefined {
  const row = db()
    .select({ ...ownColumns, kind: sql<PostKind>`${posts.kind}` })
    .from(posts)
    .leftJoin(products, eq(products.id, posts.product))
    .where(and(eq(posts.id, id), eq(posts.member, member)))
    .get();
  return row && { ...row, createtime: chinaTime(row.createtime) };
}

export type OwnReply = {
  id: number;
  content: string;
  createtime: string;
  username: string;
  staff: 0 | 1;
  accepted: 0 | 1;
  state: State;
  reason: string;
  /** The question or note that it belongs to. */
  speak: number;
  stick: number;
  title: string;
};

function listRepliesWhere(where: SQL | undefined, page: PageRequest): Page<OwnReply> {
  const rows = db()
    .select({ reply: replies, kind: posts.kind, title: posts.title })
    .from(replies)
    .innerJoin(posts, eq(posts.id, replies.post))
    .where(where)
    .orderBy(desc(replies.createtime), desc(replies.id))
    .limit(page.limit)
    .offset(pageOffset(page))
    .all();
  const items = rows.map(({ reply, kind, title }): OwnReply => ({
    id: reply.id,
    content: reply.content,
    createtime: chinaTime(reply.createtime),
    username: authorOf(reply.username),
    staff: reply.staff ? 1 : 0,
    accepted: reply.accepted ? 1 : 0,
    state: reply.state as State,
    reason: reply.reason,
    speak: kind === "speak" ? reply.post : 0,
    stick: kind === "stick" ? reply.post : 0,
    title,
  }));
  const counted = db()
    .select({ value: count() })
    .from(replies)
    .innerJoin(posts, eq(posts.id, replies.post))
    .where(where)
    .get();
  return { items, total: counted?.value ?? 0 };
}

export const listOwnReplies = (member: number, page: PageRequest) =>
  listRepliesWhere(eq(replies.member, member), page);

/** The member's accepted answers. */
export const listAccepted = (member: number, page: PageRequest) =>
  listRepliesWhere(
    and(eq(replies.member, member), eq(replies.accepted, true), eq(replies.state, "public")),
    page,
  );

/** Answers of others to the member's questions and notes. */
export const listRepliesToOwn = (member: number, page: PageRequest) =>
  listRepliesWhere(
    and(
      eq(posts.member, member),
      eq(posts.state, "public"),
      eq(replies.state, "public"),
      or(ne(replies.member, member), sql`${replies.member} IS NULL`),
    ),
    page,
  );

/** The public questions that the member follows. */
export function listFollowed(member: number, page: PageRequest): Page<PostItem> {
  const rows = db().select({ post: follows.post }).from(follows).where(eq(follows.member, member)).all();
  const ids = new Set(rows.map(({ post }) => post));
  const all = listPosts({ kind: "speak", page: 1, limit: Number.MAX_SAFE_INTEGER });
  return pageOf(
    all.items.filter(({ id }) => ids.has(id)),
    page,
  );
}

const receiptsOfMember = (member: number) =>
  listOrders({ cart: undefined, member }, { page: 1, limit: Number.MAX_SAFE_INTEGER }).items.map(
    ({ number }) => ({ ...getReceipt(number), cart: undefined, member: undefined, offered: undefined }),
  );

/** All stored data of a member, for its own export. */
export function exportMember(member: number) {
  const own = db().select().from(members).where(eq(members.id, member)).get();
  const ofMember = <Row extends { member: number | null; token: string | null }>({
    member: _member,
    token: _token,
    ...row
  }: Row) => row;
  return {
    account: own && { ...own, id: undefined },
    posts: db().select().from(posts).where(eq(posts.member, member)).all().map(ofMember),
    replies: db().select().from(replies).where(eq(replies.member, member)).all().map(ofMember),
    follows: db().select({ post: follows.post }).from(follows).where(eq(follows.member, member)).all(),
    orders: receiptsOfMember(member),
    sessions: db().select({ ends: sessions.ends }).from(sessions).where(eq(sessions.member, member)).all(),
  };
}
