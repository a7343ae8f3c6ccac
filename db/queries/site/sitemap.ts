import { desc, eq, max, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, type SQLiteTable, unionAll } from "drizzle-orm/sqlite-core";
import { prepared } from "@/db/client";
import { ALL, countOf } from "@/db/queries/lists/counts";
import { news, productCategories, products } from "@/db/schema";
import { productRegisters } from "@/db/schema-products";
import { cases, solutions } from "@/db/schema-cases";
import { lastChanged } from "@/db/schema-columns";
import { factory, honours, leaders } from "@/db/schema-company";
import { picturePaths } from "@/lib/pictures";
import type { ContentKind } from "@/lib/routes/route";
import { perContentVersion } from "@/db/per-content-version";

/**
 * `changed`: when it last changed, or appeared; China time. `pictures`: its own, separated by commas. `mapped`: whether it
 * has a page of its registers, too.
 */
type Dated = { id: number; changed: string; pictures: string; mapped: 0 | 1 };

type DatedTable = SQLiteTable & { id: SQLiteColumn; createtime: SQLiteColumn; updatetime: SQLiteColumn };

const TABLES = { products, solutions, news, cases, honours, factory, leaders } satisfies Record<
  ContentKind,
  DatedTable
>;
/** Kinds whose items have their own pages. */
type DetailName = "products" | "solutions" | "cases" | "news";

const range = (table: DatedTable, pictures: SQL | SQLiteColumn, mapped: SQL = sql`0`) =>
  prepared((orm) => {
    const changed = lastChanged(table);
    return orm
      .select({
        id: table.id,
        changed,
        pictures: sql<string>`${pictures}`.mapWith(picturePaths),
        mapped: mapped.as("mapped"),
      })
      .from(table as SQLiteTable)
      .orderBy(desc(changed), desc(table.id))
      .limit(sql.placeholder("limit"))
      .offset(sql.placeholder("offset"))
      .prepare();
  });
const ranges = {
  products: range(
    products,
    products.images,
    sql`EXISTS (SELECT 1 FROM ${productRegisters} WHERE ${productRegisters.product} = ${products.id})`,
  ),
  solutions: range(solutions, sql`${solutions.image} || ',' || ${solutions.images}`),
  cases: range(cases, cases.image),
  news: range(news, news.image),
};

/** A range of the items of a kind, last changed first. */
export const listDated = (name: DetailName, limit: number, offset = 0): Dated[] =>
  ranges[name]().all({ limit, offset }) as Dated[];

const newest = prepared((orm) => {
  const of = (name: ContentKind) =>
    orm
      .select({
        name: sql<ContentKind>`${sql.raw(`'${name}'`)}`.as("name"),
        changed: max(lastChanged(TABLES[name])).as("changed"),
      })
      .from(TABLES[name] as SQLiteTable);
  return unionAll(
    of("products"),
    of("solutions"),
    of("news"),
    of("cases"),
    of("honours"),
    of("factory"),
    of("leaders"),
  ).prepare();
});
const readNewest = perContentVersion(
  () =>
    new Map(
      newest()
        .all()
        .map(({ name, changed }) => [name, changed]),
    ),
);

/** Returns a function that gives the last change of any of some kinds; undefined if all are empty. */
export function lastChanges(): (...names: ContentKind[]) => string | undefined {
  const known = readNewest();
  return (...names) =>
    names
      .flatMap((name) => known.get(name) ?? [])
      .sort()
      .at(-1);
}

const newestOfCategories = prepared((orm) =>
  orm
    .select({ category: productCategories.category, changed: max(lastChanged(products)) })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.product))
    .groupBy(productCategories.category)
    .prepare(),
);
const readNewestOfCategories = perContentVersion(
  () =>
    new Map(
      newestOfCategories()
        .all()
        .map(({ category, changed }) => [category, changed ?? undefined]),
    ),
);

/** The last change of any product at or below a category; undefined if there is none. */
export const lastChangeIn = (category: number) => readNewestOfCategories().get(category);

const counts = {
  products: countOf(products),
  solutions: countOf(solutions),
  cases: countOf(cases),
  news: countOf(news),
};

/** The number of items of a kind. */
export const countDated = (name: DetailName) => counts[name](ALL);
