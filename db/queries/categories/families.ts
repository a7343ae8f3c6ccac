import { type Grade2, inSiteOrder } from "@/lib/links/category-tree";
import { getCategoryTree, getTypeInfo } from "./categories";
import { countProductsOf } from "@/db/queries/lists/counts";

export type Family = {
  id: number;
  name: string;
  image: string;
  description: string;
  lists: Grade2[];
  /** How many products there are in it. */
  count: number;
};

/** The product families with what their tiles show. */
export function listFamilies(): Family[] {
  const families = inSiteOrder(getCategoryTree());
  const counts = countProductsOf(families.map(({ id }) => id));
  return families.map(({ id, name, lists }, at) => {
    const { image = "", description = "" } = getTypeInfo(id) ?? {};
    return { id, name, lists, image, description, count: counts[at] ?? 0 };
  });
}
