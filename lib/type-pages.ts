import { TYPE_PAGE_TITLES } from "./catalog";
import type { Grade3 } from "./category";
import type { MenuLink } from "./navigation";
import { typeListHref } from "./type-list-address";

export const typePageHref = (id: number) => `/prod_type${id}`;

/** The list a product belongs to: the type page of its nearest category that has one, else its family. */
export function typePageOf(path: readonly Grade3[]): MenuLink {
  const typed = path.findLast(({ id }) => Object.hasOwn(TYPE_PAGE_TITLES, id));
  if (typed) return { label: TYPE_PAGE_TITLES[typed.id] ?? typed.name, href: typePageHref(typed.id) };
  const [family] = path;
  return family
    ? { label: family.name, href: typeListHref(family.id) }
    : { label: "全部产品", href: "/product_centers" };
}
