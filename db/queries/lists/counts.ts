import { count, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { isAmong, prepared } from "@/db/client";
import { contentVersion } from "@/db/content-version";
import { productCategories } from "@/db/schema";
import { perContentVersion } from "@/db/per-content-version";

/** Stands for every type of a table. */
export const ALL = "all";
export type Key = number | typeof ALL;

const MOST_CATEGORIES = 2000;

/**
 * How many rows of one type, or of all, a table has: counted in one statement, which takes 5 ms of 100,000 rows, and kept
 * until `versionOf` says that its content changed.
 */
export function countOf(
  table: SQLiteTable,
  type?: SQLiteColumn,
  versionOf: () => number = contentVersion,
): (key: Key) => number {
  const counts = prepared((orm) => {
    const rows = orm.select({ type: sql<number>`${type ?? sql.raw("0")}`, count: count() }).from(table);
    return (type ? rows.groupBy(type) : rows).prepare();
  });
  const read = perContentVersion(
    () => {
      const rows = counts().all();
      const all = rows.reduce((sum, row) => sum + row.count, 0);
      return new Map<Key, number>([[ALL, all], ...rows.map((row) => [row.type, row.count] as const)]);
    },
    { versionOf },
  );
  return (key) => read().get(key) ?? 0;
}

const ofCategories = prepared((orm) =>
  orm
    .select({ category: productCategories.category, count: count() })
    .from(productCategories)
    .where(isAmong(productCategories.category, "categories"))
    .groupBy(productCategories.category)
    .prepare(),
);
const counted = perContentVersion(() => new Map<number, number>());

/**
 * How many products are at or below each of these categories, those that were not met before in one statement: to
 * count all of them takes 40 ms where there are 100,000 products.
 */
export function countProductsOf(categories: readonly number[]): number[] {
  const known = counted();
  if (known.size > MOST_CATEGORIES) known.clear();
  const missing = categories.filter((category) => !known.has(category));
  if (missing.length > 0) {
    const rows = ofCategories().all({ categories: JSON.stringify(missing) });
    for (const category of missing)
      known.set(category, rows.find((row) => row.category === category)?.count ?? 0);
  }
  return categories.map((category) => known.get(category) ?? 0);
}
