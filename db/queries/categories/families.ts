import { type Grade2, inSiteOrder } from "@/lib/links/category-tree";
import { getCategoryTree, getTypeInfo } from "./categories";
import { countProductsOf } from "@/db/queries/lists/counts";

export type Family = {
  id: number;
  name: string;
  image: string;
  description: string;
  lists: Grade2[];
  /** The number of its products. */
  count: number;
};

/** The product families with the data of their tiles. */
export function listFamilies(): Family[] {
  const families = inSiteOrder(getCategoryTree());
  const counts = countProductsOf(families.map(({ id }) => id));
  return families.map(({ id, name, lists }, at) => {
    const { image = "", description = "" } = getTypeInfo(id) ?? {};
    return { id, name, lists, image, description, count: counts[at] ?? 0 };
  });
}
