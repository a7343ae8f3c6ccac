import type { Page, PageRequest } from "@/lib/links/paging";
import { firstOf, listOf } from "@/db/queries/lists/list";
import { sql } from "drizzle-orm";
import { banners, factory, leaders } from "@/db/schema-company";

/** A picture with a title: banners, rooms of the company, visits. */
export type GalleryItem = { id: number; image: string; title: string };

type Gallery = typeof banners | typeof factory | typeof leaders;
const columnsOf = ({ id, image, title }: Gallery) => ({ id, image, title });

const gallery = (table: Gallery) => {
  const list = listOf({ table, order: table }, columnsOf(table));
  return ({ page, limit }: PageRequest): Page<GalleryItem> => list({ page, limit });
};

export const firstBanners: (limit: number) => GalleryItem[] = firstOf(
  { table: banners, order: banners },
  columnsOf(banners),
);
export const listBanners = gallery(banners);
export const listFactory = gallery(factory);
export const listLeaders = gallery(leaders);

/** The company's rooms with their use. */
export const listRooms = listOf(
  { table: factory, order: factory },
  { ...columnsOf(factory), work: factory.work },
);
export type Room = ReturnType<typeof listRooms>["items"][number];

/** Visits with date, guests, subject, what was shown, and the title of the news about it. */
export const listVisits = listOf(
  { table: leaders, order: leaders },
  {
    ...columnsOf(leaders),
    createtime: leaders.createtime,
    guest: leaders.guest,
    subject: leaders.subject,
    shown: leaders.shown,
    article: leaders.article,
    articleTitle: sql<string | null>`(SELECT title FROM news WHERE news.id = ${leaders.article})`.as(
      "articleTitle",
    ),
  },
);
export type Visit = ReturnType<typeof listVisits>["items"][number];
