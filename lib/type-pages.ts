import { TYPE_PAGE_TITLES } from "./catalog";
import type { Grade3 } from "./category";
import { typeListHref } from "./type-list-address";

export const typePageHref = (id: number, page = 1) => `/prod_type${id}${page > 1 ? `?page=${page}` : ""}`;

/** The list a product belongs to: the type page of its nearest category that has one, else its family. */
export function typePageOf(path: readonly Grade3[]): string {
  const typed = path.findLast(({ id }) => Object.hasOwn(TYPE_PAGE_TITLES, id));
  return typed ? typePageHref(typed.id) : typeListHref(path[0]?.id ?? 0);
}
