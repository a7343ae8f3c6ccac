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
/** With what a card shows of the text in place. */
export type ArticleItem = NewsItem & { excerpt: string; beginning: string; keyPart: string };
export type NewsDetail = NewsItem &
  Pick<typeof news.$inferSelect, "type" | "maincontent" | "subject" | "author"> & {
    /** When it last changed, or appeared. */
    changed: string;
  };

const listed = { table: news, order: news, type: news.type, versionOf: textsVersion };
const itemColumns = { id: news.id, title: news.title, image: news.image, createtime: news.createtime };

/** Without a type, all news. `createtime` is China time. */
export const listNews: (request: ListRequest) => Page<NewsItem> = listOf(listed, itemColumns);

/** As `listNews`, for lists whose cards show the article in place: industry cards lead nowhere (SPEC §2). */
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

/** Three years of one article a week: a page of more links is no index that anybody reads. Older ones are found by search and by paging. */
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

/** The articles of a type for their index, the newest first, and whether these are all of them. */
export const indexArticles = perContentVersion((type: number) => {
  // Read in the order of the lists, which has an index.
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

/** The newest of all types, wherever editors have put them in the list. */
export const latestNews = (limit: number): NewsDetail[] => byDate().all({ limit });

/** The articles before and after one among those of its type. */
export const getNewsNeighbours: (article: Pick<NewsDetail, "id" | "type">) => Neighbours = neighboursOf(
  news,
  eq(news.type, sql.placeholder("type")),
);
