import "server-only";
import { count, getTableName, sql } from "drizzle-orm";
import { type SQLiteColumn, type SQLiteTable, unionAll } from "drizzle-orm/sqlite-core";
import { prepared } from "./client";
import * as tables from "./schema";
import { untilChanged } from "./until-changed";

/** Stands for every type of a table. */
export const ALL = "all";
export type Key = number | typeof ALL;

/** All counts in one statement; a table without types has one count. */
const counts = prepared((orm) => {
  const { banners, cases, factory, honours, leaders, news, productCategories, products, solutions } = tables;
  const columns = (table: SQLiteTable, type: SQLiteColumn | undefined) => ({
    table: sql<string>`${sql.raw(`'${getTableName(table)}'`)}`.as("table"),
    type: sql<number>`${type ?? sql.raw("0")}`.as("type"),
    count: count().as("count"),
  });
  const whole = (table: SQLiteTable) => orm.select(columns(table, undefined)).from(table);
  const typed = (table: SQLiteTable, type: SQLiteColumn) =>
    orm.select(columns(table, type)).from(table).groupBy(type);
  return unionAll(
    typed(productCategories, productCategories.category),
    typed(solutions, solutions.type),
    typed(cases, cases.type),
    typed(news, news.type),
    typed(honours, honours.type),
    whole(products),
    whole(banners),
    whole(factory),
    whole(leaders),
  ).prepare();
});

const readCounts = untilChanged((_key: "counts") => {
  const found = new Map<string, Map<Key, number>>();
  for (const { table, type, count: rows } of counts().all()) {
    const ofTable = found.get(table) ?? new Map<Key, number>([[ALL, 0]]);
    ofTable.set(ALL, (ofTable.get(ALL) ?? 0) + rows);
    found.set(table, ofTable.set(type, rows));
  }
  return found;
});

/** How many rows of one type, or of all, a table has: counted once for each version of the content. */
export const countRows = (table: SQLiteTable, key: Key): number =>
  readCounts("counts").get(getTableName(table))?.get(key) ?? 0;
