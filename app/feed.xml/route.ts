import { latestNews } from "@/db/queries/news";
import { imageUrl } from "@/lib/image-url";
import { COMBINED, listOfType } from "@/lib/routes/section-lists";
import { FEED, type FeedEntry, feedXml } from "@/lib/seo/feed-xml";
import { absoluteUrl, chinaTime } from "@/lib/seo/page-metadata";
import { SITE } from "@/lib/site";
import { feedHtml } from "@/lib/text/feed-html";

export const dynamic = "force-dynamic";

/** A reader keeps what it has read: the newest are enough. */
const NEWEST = 50;

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

/** The newest news with their whole text. */
export const GET = () =>
  new Response(
    feedXml({
      title: `${SITE.brand}${COMBINED.news.label}`,
      subtitle: COMBINED.news.lead,
      author: SITE.company,
      self: absoluteUrl(FEED.path),
      page: absoluteUrl(COMBINED.news.path),
      entries: latestNews(NEWEST).map(entryOf),
    }),
    { headers: { "content-type": `${FEED.type}; charset=utf-8` } },
  );
