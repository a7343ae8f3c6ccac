import { eq } from "drizzle-orm";
import { commaList } from "@/lib/image-url";
import { type Page, type PageRequest, pageOffset } from "@/lib/links/paging";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { isAmong, prepared } from "@/db/client";
import { catalogueVersion } from "@/db/content-version";
import { ALL, countProductsOf } from "@/db/queries/lists/counts";
import { notesColumn, ratingsColumn, readNote, readRatings } from "./item-ratings";
import { mappedListOf, type Row } from "@/db/queries/lists/list";
import type { Rating } from "@/lib/parameters/rating";
import { discontinuedOf } from "./discontinued";
import { productCategories, products } from "@/db/schema";
import { findTitles } from "./title-search";
import { firstOfEach } from "@/db/queries/lists/first-of-each";

export type ProductItem = Pick<typeof products.$inferSelect, "id" | "title" | "model" | "basicfunction"> & {
  image: string;
  /** The first of its standards. */
  standard: string;
  /** The two or three ratings on its card. */
  ratings: Rating[];
  /** The note below them, as in lists; empty if there is none. */
  note: string;
  /** Discontinued products cannot be added to an inquiry list. */
  isDiscontinued: boolean;
};
type ProductRequest = PageRequest & { type?: number | undefined; title?: string | undefined };

const itemColumns = {
  id: products.id,
  title: products.title,
  model: products.model,
  basicfunction: products.basicfunction,
  images: products.images,
  standards: products.standards,
  ratings: ratingsColumn,
  notes: notesColumn,
};
type ItemRow = Row<typeof itemColumns>;

const firstOfList = (list: string) => commaList(list)[0] ?? "";
function toItem({ images, standards, ratings: values, notes, ...row }: ItemRow): ProductItem {
  const ratings = readRatings(values);
  return {
    ...row,
    image: firstOfList(images),
    standard: firstOfList(standards),
    ratings,
    note: readNote(notes, ratings),
    isDiscontinued: discontinuedOf(row.id) !== undefined,
  };
}

const ofIds = prepared((orm) =>
  orm.select(itemColumns).from(products).where(isAmong(products.id, "ids")).prepare(),
);

/** The products with these ids, in their order. */
export function productItems(ids: number[]): ProductItem[] {
  if (ids.length === 0) return [];
  const byId = new Map(
    ofIds()
      .all({ ids: JSON.stringify(ids) })
      .map((row) => [row.id, row]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []).map(toItem);
}

const typesOfIds = prepared((orm) =>
  orm
    .select({ id: products.id, type: products.type })
    .from(products)
    .where(isAmong(products.id, "ids"))
    .prepare(),
);

/** The category of each of these products. */
export const productTypes = (ids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(
    typesOfIds()
      .all({ ids: JSON.stringify(ids) })
      .map(({ id, type }) => [id, type]),
  );

const category = {
  table: productCategories,
  order: {
    sort: productCategories.sort,
    createtime: productCategories.createtime,
    id: productCategories.product,
  },
  type: productCategories.category,
};
/** The number of products at or below a category. */
export const countProducts = (type: number): number => countProductsOf([type])[0] ?? 0;

const listInCategory = mappedListOf(
  category,
  { id: productCategories.product },
  (rows) => productItems(rows.map(({ id }) => id)),
  // The table has one row per product and category; there is no list of all products.
  (type) => (type === ALL ? 0 : countProducts(type)),
);

const listAll = mappedListOf(
  { table: products, order: products, versionOf: catalogueVersion },
  itemColumns,
  (rows) => rows.map(toItem),
);

const topRows = firstOfEach(
  { ...category, joined: { table: products, on: eq(products.id, productCategories.product) } },
  itemColumns,
);

/** The first products at or below each of these categories. */
export const topProducts = (categories: readonly number[], limit: number): ProductItem[][] =>
  topRows(categories, limit).map((rows) => rows.map(toItem));

/** Products at or below a category, or with `title` in their title, or both. */
export function listProducts({ type, title, ...request }: ProductRequest): Page<ProductItem> {
  if (title !== undefined) {
    const found = findTitles(title, type);
    const offset = pageOffset(request);
    return { items: productItems([...found.slice(offset, offset + request.limit)]), total: found.length };
  }
  return type === undefined ? listAll(request) : listInCategory({ type, ...request });
}

/**
 * Products related to one: of its own category first, then of those above, each in list order. `kin` leaves out those that
 * share only the family; `shared` is the nearest of these categories with other products.
 */
export function productsNear(
  { id, type }: Pick<typeof products.$inferSelect, "id" | "type">,
  limit: number,
): { related: ProductItem[]; kin: ProductItem[]; shared: number } {
  const near = getCategoryPath(type)
    .toReversed()
    .map((category) => category.id);
  const found = topProducts(near, limit * 2 + 1);
  const othersOf = (lists: readonly ProductItem[][]) =>
    [...new Map(lists.flat().map((item) => [item.id, item])).values()]
      .filter((item) => item.id !== id)
      .slice(0, limit);
  const shared = near[found.findIndex((items) => items.length > 1)] ?? type;
  return {
    related: othersOf(found),
    kin: othersOf(found.length > 1 ? found.slice(0, -1) : found),
    shared,
  };
}
