import { eq, sql } from "drizzle-orm";
import { type Neighbours, neighboursOf } from "@/db/queries/lists/neighbours";
import { productCategories, products } from "@/db/schema";

const { category, sort, createtime, product } = productCategories;

/** The previous and next product in the list of a category. */
export const getProductNeighbours: (asked: { id: number; category: number }) => Neighbours = neighboursOf(
  products,
  eq(category, sql.placeholder("category")),
  { table: productCategories, id: product, sort, createtime },
);
