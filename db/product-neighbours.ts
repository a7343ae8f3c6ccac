import "server-only";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { db } from "./client";
import type { Neighbour, Neighbours } from "./neighbours";
import { type ProductDetail, sharedCategory } from "./products";
import { productCategories, products } from "./schema";

/** The products before and after one in the nearest category that has others. */
export function getProductNeighbours({ id, type }: Pick<ProductDetail, "id" | "type">): Neighbours {
  const { category, sort, createtime, product } = productCategories;
  const place = sql`(${sort}, ${createtime}, ${product})`;
  const here = db()
    .select({ sort: products.sort, createtime: products.createtime, id: products.id })
    .from(products)
    .where(eq(products.id, id));
  const nearest = (side: SQL, direction: typeof asc): Neighbour | undefined =>
    db()
      .select({ id: products.id, title: products.title, type: products.type })
      .from(productCategories)
      .innerJoin(products, eq(products.id, product))
      .where(and(eq(category, sharedCategory(type)), side))
      .orderBy(direction(sort), direction(createtime), direction(product))
      .limit(1)
      .get();
  return {
    previous: nearest(sql`${place} > (${here})`, asc),
    next: nearest(sql`${place} < (${here})`, desc),
  };
}
