import "server-only";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { db } from "./client";

type ListedTable = SQLiteTable & Record<"id" | "title" | "type" | "sort" | "createtime", SQLiteColumn>;

export type Neighbour = { id: number; title: string; type: number };
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };

/** The items just before and after one in list order (db/list.ts). */
export function neighboursOf(table: ListedTable, id: number, where?: SQL): Neighbours {
  const place = sql`(${table.sort}, ${table.createtime}, ${table.id})`;
  const here = db()
    .select({ sort: table.sort, createtime: table.createtime, id: table.id })
    .from(table as SQLiteTable)
    .where(eq(table.id, id));
  const nearest = (side: SQL, direction: typeof asc) =>
    db()
      .select({ id: table.id, title: table.title, type: table.type })
      .from(table as SQLiteTable)
      .where(and(where, side))
      .orderBy(direction(table.sort), direction(table.createtime), direction(table.id))
      .limit(1)
      .get() as Neighbour | undefined;
  return {
    previous: nearest(sql`${place} > (${here})`, asc),
    next: nearest(sql`${place} < (${here})`, desc),
  };
}
