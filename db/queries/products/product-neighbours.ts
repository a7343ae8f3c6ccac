import { eq, sql } from "drizzle-orm";
import { type Neighbours, neighboursOf } from "@/db/queries/lists/neighbours";
import type { ProductDetail } from "./product-details";
import { sharedCategory } from "./products";
import { productCategories, products } from "@/db/schema";

const { category, sort, createtime, product } = productCategories;

const neighbours = neighboursOf<{ id: number; category: number }>(
  products,
  eq(category, sql.placeholder("category")),
  { table: productCategories, id: product, sort, createtime },
);

/** The products before and after one in the nearest category that has others. */
export const getProductNeighbours = ({ id, type }: Pick<ProductDetail, "id" | "type">): Neighbours =>
  neighbours({ id, category: sharedCategory(type) });
