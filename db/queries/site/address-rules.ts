import { eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { products } from "@/db/schema";
import { solutions } from "@/db/schema-cases";
import type { AddressRules } from "@/lib/routes/address";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { filterRules } from "@/db/queries/filters/filter-rules";

const productId = prepared((orm) =>
  orm
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);
const solutionId = prepared((orm) =>
  orm
    .select({ id: solutions.id })
    .from(solutions)
    .where(eq(solutions.id, sql.placeholder("id")))
    .prepare(),
);

/** If the store cannot be read, everything counts as existing, so that the page can report the fault. */
function isThere(look: () => unknown): boolean {
  try {
    return look() !== undefined;
  } catch {
    return true;
  }
}

/** The rules for canonical addresses: filters and ids that do not exist are dropped. */
export const addressRules: AddressRules = {
  ...filterRules,
  isProduct: (id) => isThere(() => productId().get({ id })),
  isSolution: (id) => isThere(() => solutionId().get({ id })),
  isBelow: (place, id, level) =>
    isThere(() => {
      const [family, ...below] = getCategoryPath(id);
      return below.length === level - 1 && family?.id === getCategoryPath(place)[0]?.id ? id : undefined;
    }),
};
