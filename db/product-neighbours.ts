import "server-only";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { getCategoryPath } from "./categories";
import { db } from "./client";
import type { Neighbours } from "./neighbours";
import { countProducts, type ProductDetail } from "./products";
import { productCategories, products } from "./schema";

const { category, sort, createtime, product } = productCategories;

/** The products before and after one in list order, in the nearest category that has others too. */
export function getProductNeighbours({ id, type }: Pick<ProductDetail, "id" | "type">): Neighbours {
  const shared = getCategoryPath(type).findLast((node) => countProducts(node.id) > 1)?.id ?? type;
  const place = sql`(${sort}, ${createtime}, ${product})`;
  const here = db()
    .select({ sort, createtime, product })
    .from(productCategories)
    .where(and(eq(category, shared), eq(product, id)));
  const nearest = (side: SQL, direction: typeof asc) =>
    db()
      .select({ id: products.id, title: products.title, type: products.type })
      .from(productCategories)
      .innerJoin(products, eq(products.id, product))
      .where(and(eq(category, shared), side))
      .orderBy(direction(sort), direction(createtime), direction(product))
      .limit(1)
      .get();
  return {
    previous: nearest(sql`${place} > (${here})`, asc),
    next: nearest(sql`${place} < (${here})`, desc),
  };
}
