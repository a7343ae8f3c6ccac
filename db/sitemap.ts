import "server-only";
import { desc } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "./client";
import { cases, factory, honours, leaders, news, products, solutions } from "./schema";

/** `createtime` is China time. */
export type Dated = { id: number; createtime: string };
type DatedTable = SQLiteTable & { id: SQLiteColumn; createtime: SQLiteColumn };

const dated = (table: DatedTable) =>
  db()
    .select({ id: table.id, createtime: table.createtime })
    .from(table as SQLiteTable)
    .orderBy(desc(table.createtime), desc(table.id))
    .all() as Dated[];

/** Every item that has an address or fills a list, newest first. */
export const listDated = () => ({
  products: dated(products),
  solutions: dated(solutions),
  cases: dated(cases),
  news: dated(news),
  honours: dated(honours),
  factory: dated(factory),
  leaders: dated(leaders),
});
