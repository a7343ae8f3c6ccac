import "server-only";
import type { Page, PageRequest } from "@/lib/paging";
import { listRows } from "./list";
import { banners, factory, leaders } from "./schema";

/** A picture with a title: banners, the company's environment, visits of leaders. */
export type GalleryItem = { id: number; image: string; title: string };

const gallery = (table: typeof banners | typeof factory | typeof leaders) => {
  const columns = { id: table.id, image: table.image, title: table.title };
  return (request: PageRequest): Page<GalleryItem> => listRows(table, columns, undefined, request);
};

export const listBanners = gallery(banners);
export const listFactory = gallery(factory);
export const listLeaders = gallery(leaders);
