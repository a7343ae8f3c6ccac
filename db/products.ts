import "server-only";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { MAX_LIMIT } from "@/lib/catalog";
import { commaList } from "@/lib/image-url";
import { type Page, type PageRequest, pageOffset } from "@/lib/paging";
import type { CaseItem } from "./cases";
import { getCategoryPath } from "./categories";
import { db, prepared } from "./client";
import { countOf, listOf } from "./list";
import { caseProducts, cases, productCategories, products } from "./schema";
import { findTitles } from "./title-search";

export type ProductItem = Pick<typeof products.$inferSelect, "id" | "title" | "basicfunction"> & {
  image: string;
};
export type ProductDetail = Omit<typeof products.$inferSelect, "sort" | "createtime" | "updatetime"> & {
  typename: string;
  image: string;
};
type ProductRequest = PageRequest & { type?: number | undefined; title?: string | undefined };

const itemColumns = {
  id: products.id,
  title: products.title,
  basicfunction: products.basicfunction,
  images: products.images,
};
type ItemRow = Pick<typeof products.$inferSelect, keyof typeof itemColumns>;

const firstImage = (images: string) => commaList(images)[0] ?? "";
const toItem = ({ images, ...row }: ItemRow): ProductItem => ({ ...row, image: firstImage(images) });

/** One statement for each number of ids, prepared once. */
const ofIds = Array.from({ length: MAX_LIMIT + 1 }, (_, size) =>
  prepared((orm) =>
    orm
      .select(itemColumns)
      .from(products)
      .where(
        inArray(
          products.id,
          Array.from({ length: size }, (_id, at) => sql.placeholder(String(at))),
        ),
      )
      .prepare(),
  ),
);

/** The products of these ids, at most MAX_LIMIT, in the order of the ids. */
function itemsOf(ids: number[]): ProductItem[] {
  if (ids.length === 0) return [];
  const rows: ItemRow[] = ofIds[ids.length]?.().all(Object.fromEntries(ids.entries())) ?? [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toItem);
}

const category = {
  table: productCategories,
  order: {
    sort: productCategories.sort,
    createtime: productCategories.createtime,
    id: productCategories.product,
  },
  type: productCategories.category,
};
const listInCategory = listOf(category, { id: productCategories.product });
const listAll = listOf({ table: products, order: products }, itemColumns);

/** How many products are at or below a category. */
export const countProducts: (category: number) => number = countOf(category);

/** Products of a category and all below it, or whose title holds `title`, or both. */
export function listProducts({ type, title, ...request }: ProductRequest): Page<ProductItem> {
  if (title !== undefined) {
    const found = findTitles(title, type);
    const offset = pageOffset(request);
    return { items: itemsOf([...found.slice(offset, offset + request.limit)]), total: found.length };
  }
  if (type === undefined) {
    const { items, total } = listAll(request);
    return { items: items.map(toItem), total };
  }
  const { items, total } = listInCategory({ type, ...request });
  return { items: itemsOf(items.map(({ id }) => id)), total };
}

const byId = prepared((orm) =>
  orm
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);

export function getProduct(id: number): ProductDetail | undefined {
  const row = byId().get({ id });
  if (!row) return undefined;
  const { sort: _sort, createtime: _createtime, updatetime: _updatetime, ...detail } = row;
  return { ...detail, typename: getCategoryPath(row.type).at(-1)?.name ?? "", image: firstImage(row.images) };
}

/** The nearest category above a product that has others too. */
export const sharedCategory = (type: number) =>
  getCategoryPath(type).findLast(({ id }) => countProducts(id) > 1)?.id ?? type;

/** Other products, the nearest first: of the same category, then of those above it, each in list order. */
export function listRelatedProducts(
  { id, type }: Pick<ProductDetail, "id" | "type">,
  limit: number,
): ProductItem[] {
  const near = getCategoryPath(type)
    .toReversed()
    .flatMap((category) => listInCategory({ type: category.id, page: 1, limit: limit * 2 + 1 }).items);
  const others = new Set(near.map((item) => item.id));
  others.delete(id);
  return itemsOf([...others].slice(0, limit));
}

/** Project cases that used a product. */
export const listCasesOfProduct = (id: number, limit: number): CaseItem[] =>
  db()
    .select({ id: cases.id, title: cases.title, image: cases.image, caption: cases.caption })
    .from(caseProducts)
    .innerJoin(cases, eq(cases.id, caseProducts.case))
    .where(and(eq(caseProducts.product, id), ne(cases.image, "")))
    .orderBy(desc(cases.sort), desc(cases.id))
    .limit(limit)
    .all();
