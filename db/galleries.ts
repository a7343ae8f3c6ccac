import "server-only";
import type { Page, PageRequest } from "@/lib/paging";
import { listOf } from "./list";
import { banners, factory, leaders } from "./schema";

/** A picture with a title: banners, the company's environment, visits of leaders. */
export type GalleryItem = { id: number; image: string; title: string };

const gallery = (table: typeof banners | typeof factory | typeof leaders) => {
  const list = listOf({ table, order: table }, { id: table.id, image: table.image, title: table.title });
  return ({ page, limit }: PageRequest): Page<GalleryItem> => list({ page, limit });
};

export const listBanners = gallery(banners);
export const listFactory = gallery(factory);
export const listLeaders = gallery(leaders);
