import "server-only";
import { desc } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "./client";
import { countOf } from "./list";
import { cases, factory, honours, lastChanged, leaders, news, products, solutions } from "./schema";

/** `changed`: when it last changed, or appeared; China time. */
export type Dated = { id: number; changed: string };

type DatedTable = SQLiteTable & { id: SQLiteColumn; createtime: SQLiteColumn; updatetime: SQLiteColumn };

const TABLES = { products, solutions, news, cases, honours, factory, leaders } as const;
export type DatedName = keyof typeof TABLES;

/** A stretch of the items of a kind, last changed first. */
export function listDated(name: DatedName, limit: number, offset = 0): Dated[] {
  const table: DatedTable = TABLES[name];
  const changed = lastChanged(table);
  return db()
    .select({ id: table.id, changed })
    .from(table as SQLiteTable)
    .orderBy(desc(changed), desc(table.id))
    .limit(limit)
    .offset(offset)
    .all() as Dated[];
}

/** When any of these kinds last changed; undefined while all are empty. */
export const lastChange = (...names: DatedName[]): string | undefined =>
  names
    .flatMap((name) => listDated(name, 1))
    .map(({ changed }) => changed)
    .sort()
    .at(-1);

const counts = {
  products: countOf({ table: products }),
  solutions: countOf({ table: solutions }),
  news: countOf({ table: news }),
};

/** How many items of a kind have an address of their own. */
export const countDated = (name: keyof typeof counts) => counts[name]("all");
