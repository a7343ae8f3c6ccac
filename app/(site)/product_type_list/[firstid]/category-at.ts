import { notFound } from "next/navigation";
import { getCategoryPath, getCategoryTree } from "@/db/queries/categories/categories";
import { type Category, type Grade3, inSiteOrder } from "@/lib/links/category-tree";
import type { MenuLink } from "@/lib/links/navigation";
import { routeId } from "@/lib/http/params";

const CENTRE: MenuLink = { label: "产品中心", href: "/product_centers" };

/** The family of a category, and the path down to it; a 404 for unknown ids. */
export function categoryAt(firstid: string): { families: Category[]; family: Category; path: Grade3[] } {
  const path = getCategoryPath(routeId.parse(firstid));
  const families = inSiteOrder(getCategoryTree());
  const family = families.find(({ id }) => id === path[0]?.id);
  if (!family) notFound();
  return { families, family, path };
}

export const trailTo = (links: MenuLink[]) => [CENTRE, ...links];
