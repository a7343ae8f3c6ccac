import "server-only";
import { eq, inArray } from "drizzle-orm";
import type { Page } from "@/lib/paging";
import { db } from "./client";
import { type ListRequest, listOf } from "./list";
import { caseProducts, cases, products } from "./schema";

export type CaseItem = Pick<typeof cases.$inferSelect, "id" | "title" | "image" | "caption">;

export const listCases: (request: ListRequest) => Page<CaseItem> = listOf(
  { table: cases, order: cases, type: cases.type },
  { id: cases.id, title: cases.title, image: cases.image, caption: cases.caption },
);

export type CaseWithProducts = CaseItem & {
  /** Titles of the products that were used, where known. */
  products: string[];
};

export function listCasesWithProducts(request: ListRequest): Page<CaseWithProducts> {
  const { items, total } = listCases(request);
  const used = db()
    .select({ case: caseProducts.case, title: products.title })
    .from(caseProducts)
    .innerJoin(products, eq(products.id, caseProducts.product))
    .where(
      inArray(
        caseProducts.case,
        items.map(({ id }) => id),
      ),
    )
    .orderBy(products.id)
    .all();
  const titlesOf = (id: number) => used.filter((row) => row.case === id).map(({ title }) => title);
  return { items: items.map((item) => ({ ...item, products: titlesOf(item.id) })), total };
}
