import { and, count, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { products } from "@/db/schema";
import { posts, replies } from "@/db/schema-board";
import type { PostsInput } from "@/lib/board/form";
import { GONE_NAME, type PostKind } from "@/lib/board/rules";
import { type Page, pageOffset } from "@/lib/links/paging";
import { SITE } from "@/lib/site";
import { chinaTime } from "@/lib/text/china-time";
import { titleKey } from "@/lib/text/title-key";
import { listSeeds } from "./seeds";
import { getCategoryPath } from "@/db/queries/categories/categories";

// What is public of the board, as lists show it; everybody gets the same until staff change it.

/** A question or note as lists show it, in the API's spelling. */
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

/** `isSeed`: the company's own, with which the board began. */
export type ListedPost = PostItem & { isSeed: boolean };
type Listed = ListedPost & { kind: PostKind; category: number };

/** Who wrote it; nobody is named once the account is gone. */
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
    })
    .from(posts)
    .leftJoin(products, eq(products.id, posts.product))
    .leftJoin(replies, isPublic)
    .where(eq(posts.state, "public"))
    .groupBy(posts.id)
    .orderBy(sql`${posts.pinned} DESC, ${posts.createtime} DESC, ${posts.id} DESC`)
    .prepare();
});

/** All that is public without its text, pinned ones first, then the newest. */
const allListed = perContentVersion((_key: "all"): Listed[] => [
  ...allQuery()
    .all()
    .map(({ settled, kind, username, createtime, ...row }): Listed => ({
      ...row,
      kind: kind as PostKind,
      username: authorOf(username),
      createtime: chinaTime(createtime),
      answered: settled ? 1 : 0,
      isSeed: false,
    })),
  // What the board began with comes after what members wrote.
  ...listSeeds().map((seed): Listed => ({
    ...seed,
    kind: "speak",
    username: SITE.staffName,
    replies: 1,
    answered: 1,
    isSeed: true,
  })),
]);

/** All questions and notes that are public. */
export const publicPosts = (): readonly Listed[] => allListed("all");

/** The questions about a product that are most worth reading: answered ones first. */
export const bestQuestions = (product: number, limit: number): ListedPost[] =>
  publicPosts()
    .filter((post) => post.kind === "speak" && post.product_id === product)
    .toSorted((a, b) => b.answered - a.answered || b.replies - a.replies)
    .slice(0, limit);

/** Others of its kind about the same family, the answered ones first. */
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

/** One page of the questions or notes that are asked for. */
export function listPosts({ kind, product, type, title, answered, ...page }: PostsAsked): Page<PostItem> {
  const wanted = title === undefined ? "" : titleKey(title);
  const found = allListed("all").filter(
    (post) =>
      post.kind === kind &&
      (product === undefined || post.product_id === product) &&
      (type === undefined || isIn(post.category, type)) &&
      (answered === undefined || post.answered === answered) &&
      titleKey(post.title).includes(wanted),
  );
  const from = pageOffset(page);
  const items = found
    .slice(from, from + page.limit)
    .map(({ kind: _kind, category: _category, isSeed: _isSeed, ...item }) => item);
  return { items, total: found.length };
}
