import "server-only";
import { desc, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "./client";
import { cases, factory, honours, leaders, news, products, solutions } from "./schema";

/** `changed`: when it last changed, or appeared; China time. */
export type Dated = { id: number; changed: string };
type DatedTable = SQLiteTable & { id: SQLiteColumn; createtime: SQLiteColumn; updatetime: SQLiteColumn };

const dated = (table: DatedTable) => {
  const changed = sql<string>`max(${table.createtime}, ${table.updatetime})`;
  return db()
    .select({ id: table.id, changed })
    .from(table as SQLiteTable)
    .orderBy(desc(changed), desc(table.id))
    .all() as Dated[];
};

/** Every item that has an address or fills a list, last changed first. */
export const listDated = () => ({
  products: dated(products),
  solutions: dated(solutions),
  cases: dated(cases),
  news: dated(news),
  honours: dated(honours),
  factory: dated(factory),
  leaders: dated(leaders),
});
