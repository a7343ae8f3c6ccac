import { FAMILY_IDS } from "@/lib/catalog";
import type { Grade2 } from "@/lib/category";
import { getCategoryTree, getTypeInfo } from "./categories";
import { countProductsOf } from "./counts";

export type Family = {
  id: number;
  name: string;
  image: string;
  description: string;
  lists: Grade2[];
  /** How many products there are in it. */
  count: number;
};

/** The families of the home page and the product centre, in their order; one that editors removed is left out. */
export function listFamilies(): Family[] {
  const tree = getCategoryTree();
  const counts = countProductsOf(FAMILY_IDS);
  return FAMILY_IDS.flatMap((id, at) => {
    const category = tree.find((family) => family.id === id);
    if (!category) return [];
    const { image = "", description = "" } = getTypeInfo(id) ?? {};
    return [{ id, name: category.name, lists: category.lists, image, description, count: counts[at] ?? 0 }];
  });
}
