import { and, count, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { sharedStore } from "@/db/connection";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import { posts, replies } from "@/db/schema-board";
import { statement } from "@/db/statement";
import type { PostsInput } from "@/lib/board/form";
import { GONE_NAME, type PostKind } from "@/lib/board/rules";
import { openingOf } from "@/lib/board/text";
import { type Page, pageOf, type PageRequest } from "@/lib/links/paging";
import { SITE } from "@/lib/site";
import { chinaTime } from "@/lib/text/china-time";
import { titleKey } from "@/lib/text/title-key";
import { listSeeds } from "./seeds";
import { getCategoryPath } from "@/db/queries/categories/categories";

// The public part of the board for lists; the same for everybody until staff change it.

/** A question or note in lists, in the spelling of the API. */
export type PostItem = {
  id: number;
  title: string;
  /** China time. */
  createtime: string;
  username: string;
  product_id: number;
  model: string;
  replies: number;
  answered: 0 | 1;
};

/** `isSeed`: written by the company as initial content of the board. */
export type ListedPost = PostItem & { isSeed: boolean };
/** With the beginning of its first answer, or of the note itself. */
export type OpenedPost = PostItem & { opening: string };
type Listed = ListedPost & OpenedPost & { kind: PostKind; category: number };

/** Enough for the first sentences of a text. */
const BEGINNING = 400;

/** The author's name; a placeholder once the account is deleted. */
export const authorOf = (username: string) => username || GONE_NAME;

const allQuery = prepared((orm) => {
  const isPublic = and(eq(replies.post, posts.id), eq(replies.state, "public"));
  return orm
    .select({
      id: posts.id,
      kind: posts.kind,
      title: posts.title,
      createtime: posts.createtime,
      username: posts.username,
      product_id: sql<number>`coalesce(${products.id}, 0)`,
      model: sql<string>`coalesce(${products.model}, '')`,
      category: sql<number>`coalesce(${products.type}, 0)`,
      replies: count(replies.id),
      settled: sql<number>`coalesce(max(${replies.staff} OR ${replies.accepted}), 0)`,
      beginning: sql<string>`substr(iif(${posts.kind} = 'stick', ${posts.content}, coalesce((
        SELECT content FROM replies WHERE post = ${posts.id} AND state = 'public'
        ORDER BY staff DESC, accepted DESC, createtime, id LIMIT 1), '')), 1, ${sql.raw(String(BEGINNING))})`,
    })
    .from(posts)
    .leftJoin(products, eq(products.id, posts.product))
    .leftJoin(replies, isPublic)
    .where(eq(posts.state, "public"))
    .groupBy(posts.id)
    .orderBy(sql`${posts.pinned} DESC, ${posts.createtime} DESC, ${posts.id} DESC`)
    .prepare();
});

/** All public questions and notes without their texts, pinned ones first, then newest. */
export const publicPosts = perContentVersion((): readonly Listed[] => [
  ...allQuery()
    .all()
    .map(({ settled, kind, username, createtime, beginning, ...row }): Listed => ({
      ...row,
      kind: kind as PostKind,
      username: authorOf(username),
      createtime: chinaTime(createtime),
      answered: settled ? 1 : 0,
      opening: openingOf(beginning),
      isSeed: false,
    })),
  // Initial questions come after those of members.
  ...listSeeds().map(({ answer, ...seed }): Listed => ({
    ...seed,
    opening: openingOf(answer),
    kind: "speak",
    username: SITE.staffName,
    replies: 1,
    answered: 1,
    isSeed: true,
  })),
]);

/** The best questions about a product: answered ones first. */
export const bestQuestions = (product: number, limit: number): ListedPost[] =>
  publicPosts()
    .filter((post) => post.kind === "speak" && post.product_id === product)
    .toSorted((a, b) => b.answered - a.answered || b.replies - a.replies)
    .slice(0, limit);

/** Others of the same kind about the same family, answered ones first. */
export function postsNear({ id, kind }: Pick<Listed, "id" | "kind">, limit: number): ListedPost[] {
  const familyOf = ({ category }: Listed) => getCategoryPath(category)[0]?.id;
  const post = publicPosts().find((one) => one.id === id);
  const family = post && familyOf(post);
  return publicPosts()
    .filter((other) => other.kind === kind && other.id !== id && familyOf(other) === family)
    .toSorted((a, b) => b.answered - a.answered || b.replies - a.replies)
    .slice(0, limit);
}

const isIn = (category: number, place: number) =>
  category === place || getCategoryPath(category).some(({ id }) => id === place);

export type PostsAsked = PostsInput & { kind: PostKind };

const itemOf = ({ kind: _kind, category: _category, isSeed: _isSeed, ...item }: Listed): OpenedPost => item;

const isAsked =
  ({ kind, product, type, answered }: Omit<PostsAsked, "page" | "limit" | "title">) =>
  (post: Listed) =>
    post.kind === kind &&
    (product === undefined || post.product_id === product) &&
    (type === undefined || isIn(post.category, type)) &&
    (answered === undefined || post.answered === answered);

function openedPage(found: readonly Listed[], page: PageRequest): Page<OpenedPost> {
  const { items, total } = pageOf(found, page);
  return { items: items.map(itemOf), total };
}

/** A page of questions or notes. */
export function listPosts({ title, ...asked }: PostsAsked): Page<PostItem> {
  const wanted = title === undefined ? "" : titleKey(title);
  const found = publicPosts()
    .filter(isAsked(asked))
    .filter((post) => titleKey(post.title).includes(wanted));
  const { items, total } = openedPage(found, asked);
  return { items: items.map(({ opening: _opening, ...item }) => item), total };
}

/** Questions and notes with these words in their text or answers, case-insensitive. */
const SAYING = `SELECT id FROM posts WHERE state = 'public' AND instr(lower(content), :words)
  UNION SELECT post FROM replies WHERE state = 'public' AND instr(lower(content), :words)
  UNION SELECT id FROM questions WHERE instr(lower(content || char(10) || answer), :words)`;

/** The same for the page; `title` also matches texts and answers. */
export function listOpenedPosts({ title, ...asked }: PostsAsked): Page<OpenedPost> {
  const found = publicPosts().filter(isAsked(asked));
  if (title === undefined) return openedPage(found, asked);
  const words = titleKey(title);
  const saying = new Set(
    statement<[{ words: string }], { id: number }>(sharedStore(), SAYING)
      .all({ words })
      .map(({ id }) => id),
  );
  return openedPage(
    found.filter((post) => titleKey(post.title).includes(words) || saying.has(post.id)),
    asked,
  );
}

/** Whether there is an unanswered question. */
export const hasUnanswered = (): boolean =>
  publicPosts().some(({ kind, answered }) => kind === "speak" && answered === 0);
