import { eq } from "drizzle-orm";
import type { Page } from "@/lib/routes/paging";
import { isAmong, prepared } from "@/db/client";
import { type ListRequest, listOf, mappedListOf } from "./list";
import { caseProducts, cases, products } from "@/db/schema";
import { firstOfEach } from "./first-of-each";

export type CaseItem = Pick<typeof cases.$inferSelect, "id" | "title" | "image" | "caption">;

const listed = { table: cases, order: cases, type: cases.type };
const itemColumns = { id: cases.id, title: cases.title, image: cases.image, caption: cases.caption };

export const listCases: (request: ListRequest) => Page<CaseItem> = listOf(listed, itemColumns);

/** The first cases of each of these types. */
export const topCases: (types: readonly number[], limit: number) => CaseItem[][] = firstOfEach(
  listed,
  itemColumns,
);

export type CaseWithProducts = CaseItem & {
  /** Titles of the products that were used, where known. */
  products: string[];
};

const usedIn = prepared((orm) =>
  orm
    .select({ case: caseProducts.case, title: products.title })
    .from(caseProducts)
    .innerJoin(products, eq(products.id, caseProducts.product))
    .where(isAmong(caseProducts.case, "cases"))
    .orderBy(products.id)
    .prepare(),
);

function withProducts(items: CaseItem[]): CaseWithProducts[] {
  const used = usedIn().all({ cases: JSON.stringify(items.map(({ id }) => id)) });
  const titlesOf = (id: number) => used.filter((row) => row.case === id).map(({ title }) => title);
  return items.map((item) => ({ ...item, products: titlesOf(item.id) }));
}

export const listCasesWithProducts: (request: ListRequest) => Page<CaseWithProducts> = mappedListOf(
  listed,
  itemColumns,
  withProducts,
);
