import { desc, eq, sql } from "drizzle-orm";
import type { Page } from "@/lib/links/paging";
import { beginningOf, excerptOf, keyPartOf } from "@/lib/text/key-part";
import { textsVersion } from "@/db/content-version";
import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import {
  firstOf,
  inListOrder,
  keptDetails,
  type ListRequest,
  listOf,
  mappedListOf,
} from "@/db/queries/lists/list";
import { type Neighbours, neighboursOf } from "@/db/queries/lists/neighbours";
import { news } from "@/db/schema";
import { lastChanged } from "@/db/schema-columns";

export type NewsItem = Pick<typeof news.$inferSelect, "id" | "title" | "image" | "createtime">;
/** With the fields of cards that show the text inline. */
export type ArticleItem = NewsItem & { excerpt: string; beginning: string; keyPart: string };
export type NewsDetail = NewsItem &
  Pick<typeof news.$inferSelect, "type" | "maincontent" | "subject" | "author"> & {
    /** The time of the last change, or else of publication. */
    changed: string;
  };

const listed = { table: news, order: news, type: news.type, versionOf: textsVersion };
const itemColumns = { id: news.id, title: news.title, image: news.image, createtime: news.createtime };

/** All news without a type. `createtime` is China time. */
export const listNews: (request: ListRequest) => Page<NewsItem> = listOf(listed, itemColumns);

/** Like `listNews`, for lists whose cards show the article inline: industry cards have no link (SPEC §2). */
export const listArticles: (request: ListRequest) => Page<ArticleItem> = mappedListOf(
  listed,
  { ...itemColumns, maincontent: news.maincontent },
  (rows) =>
    rows.map(({ maincontent, ...item }) => ({
      ...item,
      excerpt: excerptOf(maincontent),
      beginning: beginningOf(maincontent),
      keyPart: keyPartOf(maincontent),
    })),
);

/** One article a week for three years: nobody reads a longer index. Older ones are found by search and paging. */
const MOST_INDEXED = 150;

export type IndexedArticle = NewsItem & Pick<typeof news.$inferSelect, "subject">;

const ofType = prepared((orm) =>
  orm
    .select({ ...itemColumns, subject: news.subject })
    .from(news)
    .where(eq(news.type, sql.placeholder("type")))
    .orderBy(...inListOrder(news))
    .limit(MOST_INDEXED + 1)
    .prepare(),
);

/** The articles of a type for its index, newest first, and whether they are all. */
export const indexArticles = perContentVersion((type: number) => {
  // In list order, which has an index.
  const articles: IndexedArticle[] = ofType().all({ type });
  const newest = articles
    .slice(0, MOST_INDEXED)
    .sort((a, b) => b.createtime.localeCompare(a.createtime) || b.id - a.id);
  return { articles: newest, isWhole: articles.length <= MOST_INDEXED };
});

/** The first news of all types. */
export const firstNews: (limit: number) => NewsItem[] = firstOf(listed, itemColumns);

const detailColumns = {
  ...itemColumns,
  type: news.type,
  maincontent: news.maincontent,
  subject: news.subject,
  author: news.author,
  changed: lastChanged(news),
};

const byId = prepared((orm) =>
  orm
    .select(detailColumns)
    .from(news)
    .where(eq(news.id, sql.placeholder("id")))
    .prepare(),
);

export const getNews: (id: number) => NewsDetail | undefined = keptDetails((id) => byId().get({ id }));

const byDate = prepared((orm) =>
  orm
    .select(detailColumns)
    .from(news)
    .orderBy(desc(news.createtime), desc(news.id))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** The newest of all types, regardless of the order that editors have set. */
export const latestNews = (limit: number): NewsDetail[] => byDate().all({ limit });

/** The previous and next article of the same type. */
export const getNewsNeighbours: (article: Pick<NewsDetail, "id" | "type">) => Neighbours = neighboursOf(
  news,
  eq(news.type, sql.placeholder("type")),
);
