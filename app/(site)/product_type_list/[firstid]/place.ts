import { notFound } from "next/navigation";
import { getCategoryPath, getCategoryTree } from "@/db/queries/categories";
import { FAMILY_IDS } from "@/lib/catalog";
import type { Category, Grade3 } from "@/lib/category";
import type { MenuLink } from "@/lib/routes/navigation";
import { routeId } from "@/lib/routes/params";

const CENTRE: MenuLink = { label: "产品中心", href: "/product_centers" };

/** Families in the order of the site, then any that editors added. */
function listFamilies(): Category[] {
  const place = ({ id }: Category) => {
    const at = (FAMILY_IDS as readonly number[]).indexOf(id);
    return at < 0 ? FAMILY_IDS.length : at;
  };
  return getCategoryTree().toSorted((a, b) => place(a) - place(b));
}

/** The family of the category that an address names, and the way down to that category; unknown ids are not found. */
export function placeOf(firstid: string): { families: Category[]; family: Category; path: Grade3[] } {
  const path = getCategoryPath(routeId.parse(firstid));
  const families = listFamilies();
  const family = families.find(({ id }) => id === path[0]?.id);
  if (!family) notFound();
  return { families, family, path };
}

export const trailTo = (links: MenuLink[]) => [CENTRE, ...links];
