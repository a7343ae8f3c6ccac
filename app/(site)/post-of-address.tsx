import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PostPage } from "@/components/board/post-page";
import { postsNear } from "@/db/queries/board/board";
import { getPost, repliesOf } from "@/db/queries/board/thread";
import { listProductsInText } from "@/db/queries/products/products-in-text";
import { postHref } from "@/lib/board/addresses";
import type { PostKind } from "@/lib/board/rules";
import { routeId } from "@/lib/http/params";
import { readQuery, type SearchParams } from "@/lib/links/query";
import { describe, pageMetadata } from "@/lib/seo/page-metadata";

type Props = { searchParams: SearchParams };

/** Related posts shown. */
const MOST_NEAR = 3;

/** Most products whose models become links on one page. */
const MOST_LINKED = 100;

/** The public question or note with this id; a 404 for pending or withdrawn ones. */
async function postOf(kind: PostKind, { searchParams }: Props) {
  const { id } = await readQuery(searchParams);
  const post = getPost(routeId.parse(id));
  return post?.kind === kind ? post : notFound();
}

export async function postMetadata(kind: PostKind, props: Props): Promise<Metadata> {
  const post = await postOf(kind, props);
  return pageMetadata({
    title: post.title,
    description: describe(post.content),
    path: postHref(post),
    published: post.createtime,
  });
}

export async function PostOfAddress({ kind, ...props }: Props & { kind: PostKind }) {
  const post = await postOf(kind, props);
  const replies = repliesOf(post.id);
  const text = [post.content, ...replies.map(({ content }) => content)].join("\n");
  const named = listProductsInText(text, MOST_LINKED).filter(({ model }) => model !== "");
  const models = new Map(named.map(({ model, id }) => [model, id]));
  return <PostPage post={post} replies={replies} models={models} near={postsNear(post, MOST_NEAR)} />;
}
