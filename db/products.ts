import "server-only";
import { and, count, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import { commaList } from "@/lib/image-url";
import { type Page, type PageRequest, pageOffset } from "@/lib/paging";
import { titleKey } from "@/lib/title-key";
import type { CaseItem } from "./cases";
import { getCategoryPath } from "./categories";
import { db } from "./client";
import { listRows } from "./list";
import { neighboursOf } from "./neighbours";
import { caseProducts, cases, productCategories, productGrams, products } from "./schema";
import { untilChanged } from "./until-changed";

export type ProductItem = Pick<typeof products.$inferSelect, "id" | "title" | "basicfunction"> & {
  image: string;
};
export type ProductDetail = Omit<typeof products.$inferSelect, "titlekey" | "sort" | "createtime"> & {
  typename: string;
  image: string;
};
type ProductRequest = PageRequest & { type?: number | undefined; title?: string | undefined };
type Slice = { ids: number[]; total: number };

const itemColumns = {
  id: products.id,
  title: products.title,
  basicfunction: products.basicfunction,
  images: products.images,
};
type ItemRow = Pick<typeof products.$inferSelect, keyof typeof itemColumns>;

const firstImage = (images: string) => commaList(images)[0] ?? "";
const toItem = ({ images, ...row }: ItemRow): ProductItem => ({ ...row, image: firstImage(images) });

/** The products of these ids, in the order of the ids. */
function itemsOf(ids: number[]): ProductItem[] {
  if (ids.length === 0) return [];
  const rows = db().select(itemColumns).from(products).where(inArray(products.id, ids)).all();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toItem);
}

const countInCategory = untilChanged(
  (category: number) =>
    db()
      .select({ value: count() })
      .from(productCategories)
      .where(eq(productCategories.category, category))
      .get()?.value ?? 0,
);

/** How many products are at or below a category. */
export const countProducts = (category: number) => countInCategory(category);

function sliceOfCategory(category: number, request: PageRequest): Slice {
  const { sort, createtime, product } = productCategories;
  const rows = db()
    .select({ id: product })
    .from(productCategories)
    .where(eq(productCategories.category, category))
    .orderBy(desc(sort), desc(createtime), desc(product))
    .limit(request.limit)
    .offset(pageOffset(request))
    .all();
  return { ids: rows.map(({ id }) => id), total: countProducts(category) };
}

const countOfGram = untilChanged(
  (gram: string) =>
    db().select({ value: count() }).from(productGrams).where(eq(productGrams.gram, gram)).get()?.value ?? 0,
);

const pairs = (key: string) =>
  [...key].length < 2 ? [key] : [...key].slice(1).map((letter, index) => `${[...key][index]}${letter}`);

/**
 * Title search from the rarest two-character piece of the title: its products come in list order, so that nothing is
 * sorted, and the rest of the title is compared only within them. Letters in any case, full width as half width.
 */
function sliceOfTitle(title: string, type: number | undefined, request: PageRequest): Slice {
  const key = titleKey(title);
  const rarest = pairs(key).sort((a, b) => countOfGram(a) - countOfGram(b))[0] ?? key;
  const { gram, sort, createtime, product } = productGrams;
  const conditions: (SQL | undefined)[] = [
    eq(gram, rarest),
    rarest === key ? undefined : sql`instr(${products.titlekey}, ${key}) > 0`,
    type === undefined
      ? undefined
      : sql`EXISTS (SELECT 1 FROM ${productCategories} AS under WHERE under.category = ${type}
          AND under.sort = ${sort} AND under.createtime = ${createtime} AND under.product = ${product})`,
  ];
  const matches = and(...conditions);
  const rows = db()
    .select({ id: product })
    .from(productGrams)
    .innerJoin(products, eq(products.id, product))
    .where(matches)
    .orderBy(desc(sort), desc(createtime), desc(product))
    .limit(request.limit)
    .offset(pageOffset(request))
    .all();
  const total = db()
    .select({ value: count() })
    .from(productGrams)
    .innerJoin(products, eq(products.id, product))
    .where(matches)
    .get();
  return { ids: rows.map(({ id }) => id), total: total?.value ?? 0 };
}

/** Products of a category and all below it, or whose title holds `title`, or both. */
export function listProducts({ type, title, ...request }: ProductRequest): Page<ProductItem> {
  if (title === undefined && type === undefined) {
    const { items, total } = listRows(products, itemColumns, undefined, request);
    return { items: items.map(toItem), total };
  }
  const { ids, total } =
    title === undefined ? sliceOfCategory(type as number, request) : sliceOfTitle(title, type, request);
  return { items: itemsOf(ids), total };
}

export function getProduct(id: number): ProductDetail | undefined {
  const row = db().select().from(products).where(eq(products.id, id)).get();
  if (!row) return undefined;
  const { titlekey: _titlekey, sort: _sort, createtime: _createtime, ...detail } = row;
  return { ...detail, typename: getCategoryPath(row.type).at(-1)?.name ?? "", image: firstImage(row.images) };
}

/** The nearest category above a product that has others too. */
const sharedCategory = (type: number) =>
  getCategoryPath(type).findLast(({ id }) => countProducts(id) > 1)?.id ?? type;

/** Other products, the nearest first: of the same category, then of those above it, each in list order. */
export function listRelatedProducts(
  { id, type }: Pick<ProductDetail, "id" | "type">,
  limit: number,
): ProductItem[] {
  const near = getCategoryPath(type)
    .reverse()
    .flatMap((category) => sliceOfCategory(category.id, { page: 1, limit: limit * 2 + 1 }).ids);
  return itemsOf([...new Set(near)].filter((other) => other !== id).slice(0, limit));
}

/** The products before and after one in the nearest category that has others. */
export const getProductNeighbours = ({ id, type }: Pick<ProductDetail, "id" | "type">) =>
  neighboursOf(
    products,
    id,
    inArray(
      products.id,
      db()
        .select({ id: productCategories.product })
        .from(productCategories)
        .where(eq(productCategories.category, sharedCategory(type))),
    ),
  );

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
