import { and, desc, eq, ne, sql } from "drizzle-orm";
import { grouped } from "@/lib/grouped";
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
  /** The products that were used, where known. */
  products: Pick<typeof products.$inferSelect, "id" | "title">[];
};

const usedIn = prepared((orm) =>
  orm
    .select({ case: caseProducts.case, id: products.id, title: products.title })
    .from(caseProducts)
    .innerJoin(products, eq(products.id, caseProducts.product))
    .where(isAmong(caseProducts.case, "cases"))
    .orderBy(products.id)
    .prepare(),
);

function withProducts(items: CaseItem[]): CaseWithProducts[] {
  const used = usedIn().all({ cases: JSON.stringify(items.map(({ id }) => id)) });
  const productsOf = grouped(used, (row) => row.case);
  return items.map((item) => ({
    ...item,
    products: (productsOf.get(item.id) ?? []).map(({ id, title }) => ({ id, title })),
  }));
}

export const listCasesWithProducts: (request: ListRequest) => Page<CaseWithProducts> = mappedListOf(
  listed,
  itemColumns,
  withProducts,
);

const ofProducts = prepared((orm) =>
  orm
    .selectDistinct({ ...itemColumns, sort: cases.sort })
    .from(caseProducts)
    .innerJoin(cases, eq(cases.id, caseProducts.case))
    .where(and(isAmong(caseProducts.product, "ids"), ne(cases.image, "")))
    .orderBy(desc(cases.sort), desc(cases.id))
    .limit(sql.placeholder("limit"))
    .prepare(),
);

/** Project cases that used any of these products. */
export const listCasesOfProducts = (ids: readonly number[], limit: number): CaseItem[] =>
  ofProducts()
    .all({ ids: JSON.stringify(ids), limit })
    .map(({ sort: _sort, ...item }) => item);

/** The same with all that each of them used. */
export const listCasesLike = (ids: readonly number[], limit: number): CaseWithProducts[] =>
  ids.length === 0 ? [] : withProducts(listCasesOfProducts(ids, limit));
