import { and, asc, desc, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import type { Neighbours } from "./neighbours";
import { type ProductDetail, sharedCategory } from "./products";
import { productCategories, products } from "@/db/schema";

function nearest(side: ">" | "<", direction: typeof asc) {
  const { category, sort, createtime, product } = productCategories;
  return prepared((orm) => {
    const here = orm
      .select({ sort: products.sort, createtime: products.createtime, id: products.id })
      .from(products)
      .where(eq(products.id, sql.placeholder("id")));
    return orm
      .select({ id: products.id, title: products.title, type: products.type })
      .from(productCategories)
      .innerJoin(products, eq(products.id, product))
      .where(
        and(
          eq(category, sql.placeholder("category")),
          sql`(${sort}, ${createtime}, ${product}) ${sql.raw(side)} (${here})`,
        ),
      )
      .orderBy(direction(sort), direction(createtime), direction(product))
      .limit(1)
      .prepare();
  });
}

const previous = nearest(">", asc);
const next = nearest("<", desc);

/** The products before and after one in the nearest category that has others. */
export function getProductNeighbours({ id, type }: Pick<ProductDetail, "id" | "type">): Neighbours {
  const place = { id, category: sharedCategory(type) };
  return { previous: previous().get(place), next: next().get(place) };
}
