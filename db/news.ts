import "server-only";
import { eq } from "drizzle-orm";
import type { Page } from "@/lib/paging";
import { db } from "./client";
import { type ListRequest, listOf } from "./list";
import { neighboursOf } from "./neighbours";
import { news } from "./schema";

export type NewsItem = Pick<typeof news.$inferSelect, "id" | "title" | "image" | "createtime">;
export type NewsDetail = NewsItem & Pick<typeof news.$inferSelect, "type" | "maincontent">;

/** Without a type, all news. `createtime` is China time. */
export const listNews: (request: ListRequest) => Page<NewsItem> = listOf(
  { table: news, order: news, type: news.type },
  { id: news.id, title: news.title, image: news.image, createtime: news.createtime },
);

export const getNews = (id: number): NewsDetail | undefined => {
  const { type, title, image, createtime, maincontent } = news;
  return db()
    .select({ id: news.id, type, title, image, createtime, maincontent })
    .from(news)
    .where(eq(news.id, id))
    .get();
};

/** The articles before and after one, company and industry together: industry cards lead nowhere (SPEC §2). */
export const getNewsNeighbours = (id: number) => neighboursOf(news, id);
