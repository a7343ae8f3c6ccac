import { METER_FAMILY, TYPE_PAGE_TITLES } from "@/lib/constants";
import type { Grade3 } from "./category-tree";
import type { ListView } from "./filters";
import type { MenuLink } from "./navigation";
import { familyListHref, PRODUCTS, typeListHref } from "./type-list-address";

export const typePageHref = (id: number) => `/prod_type${id}`;

/** The list a product belongs to: the type page of its nearest category that has one, else its family. */
export function typePageOf(path: readonly Grade3[]): MenuLink {
  const titles: Readonly<Record<number, string>> = TYPE_PAGE_TITLES;
  const typed = path.filter(({ id }) => Object.hasOwn(titles, id)).at(-1);
  if (typed) return { label: titles[typed.id] ?? typed.name, href: typePageHref(typed.id) };
  const [family] = path;
  return family
    ? { label: family.name, href: familyListHref(family.id) }
    : { label: "全部产品", href: "/product_centers" };
}

/** The list with the products of a type page, regardless of the visitor's last choice, optionally filtered. */
export const listOfTypePage = ([family, second]: readonly Grade3[], listView: ListView = {}): string =>
  family ? typeListHref(family.id, { sid: second?.id, list: true, ...listView }) : PRODUCTS;

/** The canonical address of that list. */
export const canonicalOfTypePage = (path: readonly Grade3[]): string => {
  const [family, second] = path;
  return family && !second && family.id !== METER_FAMILY ? typeListHref(family.id) : listOfTypePage(path);
};
