import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { prepared } from "@/db/client";

type ListedTable = SQLiteTable & Record<"id" | "title" | "type" | "sort" | "createtime", SQLiteColumn>;

type Neighbour = { id: number; title: string; type: number };
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

/**
 * Finds the items just before and after one in list order (db/queries/list.ts), among those that `where` lets through; it may
 * ask for the item's `type` by a placeholder.
 */
export function neighboursOf(
  table: ListedTable,
  where?: SQL,
): (item: { id: number; type?: number }) => Neighbours {
  const place = sql`(${table.sort}, ${table.createtime}, ${table.id})`;
  const nearest = (side: ">" | "<", direction: typeof asc) =>
    prepared((orm) => {
      const here = orm
        .select({ sort: table.sort, createtime: table.createtime, id: table.id })
        .from(table as SQLiteTable)
        .where(eq(table.id, sql.placeholder("id")));
      return orm
        .select({ id: table.id, title: table.title, type: table.type })
        .from(table as SQLiteTable)
        .where(and(where, sql`${place} ${sql.raw(side)} (${here})`))
        .orderBy(direction(table.sort), direction(table.createtime), direction(table.id))
        .limit(1)
        .prepare();
    });
  const previous = nearest(">", asc);
  const next = nearest("<", desc);
  return (item) => ({
    previous: previous().get(item) as Neighbour | undefined,
    next: next().get(item) as Neighbour | undefined,
  });
}
