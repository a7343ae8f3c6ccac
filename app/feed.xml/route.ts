import { latestPosts } from "@/db/queries/board/thread";
import { latestNews } from "@/db/queries/articles/news";
import { postHref } from "@/lib/board/addresses";
import { writingHtml } from "@/lib/board/html";
import { imageUrl } from "@/lib/image-url";
import { COMBINED, listOfType } from "@/lib/links/section-lists";
import { FEED, type FeedEntry, feedXml } from "@/lib/seo/feed-xml";
import { xmlText } from "@/lib/text/xml";
import { absoluteUrl, chinaTime } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { feedHtml } from "@/lib/text/feed-html";

export const dynamic = "force-dynamic";

/** Feed readers keep older entries, so the newest are enough. */
const NEWEST = 50;
const NEWEST_POSTS = 20;

function entryOf({
  id,
  type,
  title,
  image,
  maincontent,
  createtime,
  changed,
}: ReturnType<typeof latestNews>[number]) {
  const picture = image === "" ? "" : `<p><img src="${absoluteUrl(imageUrl(image))}" alt=""></p>`;
  return {
    title,
    address: absoluteUrl(`/detail/${id}`),
    published: chinaTime(createtime),
    updated: chinaTime(changed),
    category: (listOfType(type) ?? COMBINED.news).label,
    html: feedHtml(picture + maincontent),
  } satisfies FeedEntry;
}

/** A question or note with its answers, with all text escaped. */
function entryOfPost({
  id,
  kind,
  title,
  createtime,
  content,
  replies,
}: ReturnType<typeof latestPosts>[number]) {
  const answers = replies.map((reply) => `<h2>${xmlText(reply.username)}</h2>${writingHtml(reply.content)}`);
  return {
    title,
    address: absoluteUrl(postHref({ kind, id })),
    published: chinaTime(createtime),
    updated: chinaTime(
      [createtime, ...replies.map((reply) => reply.createtime)].toSorted().at(-1) ?? createtime,
    ),
    category: kind === "speak" ? "工程问答" : "实践手记",
    html: writingHtml(content) + answers.join(""),
  } satisfies FeedEntry;
}

/** The latest news with full text, and the latest posts of the board. */
export const GET = () =>
  new Response(
    feedXml({
      title: `${SITE.brand}${COMBINED.news.label}`,
      subtitle: COMBINED.news.lead,
      author: SITE.company,
      self: absoluteUrl(FEED.path),
      page: absoluteUrl(COMBINED.news.path),
      entries: [...latestNews(NEWEST).map(entryOf), ...latestPosts(NEWEST_POSTS).map(entryOfPost)],
    }),
    { headers: { "content-type": `${FEED.type}; charset=utf-8` } },
  );
