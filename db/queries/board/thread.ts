import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { posts, replies } from "@/db/schema-board";
import type { PostKind } from "@/lib/board/rules";
import { type Page, pageOf, type PageRequest } from "@/lib/links/paging";
import { SITE } from "@/lib/site";
import { chinaTime } from "@/lib/text/china-time";
import { authorOf, type PostItem, publicPosts } from "./board";
import { getSeed, type Seed } from "./seeds";

export type Post = PostItem & {
  kind: PostKind;
  content: string;
  /** Further reading, for initial questions. */
  links: Seed["links"];
  /** Written by editors: it takes no further answers. */
  isSeed: boolean;
};

const contentQuery = prepared((orm) =>
  orm
    .select({ content: posts.content })
    .from(posts)
    .where(and(eq(posts.id, sql.placeholder("id")), eq(posts.state, "public")))
    .prepare(),
);

/** A public question or note; undefined if it does not exist or is not public. */
export const getPost = perContentVersion((id: number): Post | undefined => {
  const listed = publicPosts().find((post) => post.id === id);
  if (!listed) return undefined;
  const { category: _category, opening: _opening, ...post } = listed;
  if (!post.isSeed) {
    const found = contentQuery().get({ id });
    return found && { ...post, ...found, links: [] };
  }
  const seed = getSeed(id);
  return seed && { ...post, content: seed.content, links: seed.links };
});

export type ReplyItem = {
  id: number;
  content: string;
  createtime: string;
  username: string;
  staff: 0 | 1;
  accepted: 0 | 1;
};

const repliesQuery = prepared((orm) =>
  orm
    .select({
      id: replies.id,
      content: replies.content,
      createtime: replies.createtime,
      username: replies.username,
      staff: replies.staff,
      accepted: replies.accepted,
    })
    .from(replies)
    .where(and(eq(replies.post, sql.placeholder("post")), eq(replies.state, "public")))
    .orderBy(sql`${replies.staff} DESC, ${replies.accepted} DESC, ${replies.createtime}, ${replies.id}`)
    .prepare(),
);

const answersOf = (seed: Seed | undefined): ReplyItem[] =>
  seed
    ? [
        {
          ...{ id: seed.id, content: seed.answer, createtime: seed.createtime },
          ...{ username: SITE.staffName, staff: 1, accepted: 0 },
        },
      ]
    : [];

/** Public answers: the company's first, then the accepted one, then oldest first. Cached until content changes. */
export const repliesOf = perContentVersion((post: number): ReplyItem[] => [
  ...answersOf(getSeed(post)),
  ...repliesQuery()
    .all({ post })
    .map(({ staff, accepted, createtime, username, ...row }): ReplyItem => ({
      ...row,
      createtime: chinaTime(createtime),
      username: authorOf(username),
      staff: staff ? 1 : 0,
      accepted: accepted ? 1 : 0,
    })),
]);

export const listReplies = (post: number, page: PageRequest): Page<ReplyItem> =>
  pageOf(repliesOf(post), page);

/** The newest questions and notes with their answers. */
export const latestPosts = (limit: number) =>
  publicPosts()
    .toSorted((a, b) => b.createtime.localeCompare(a.createtime) || b.id - a.id)
    .slice(0, limit)
    .flatMap(({ id }) => {
      const post = getPost(id);
      return post ? [{ ...post, replies: repliesOf(id) }] : [];
    });
