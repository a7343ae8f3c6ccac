import "server-only";
import { count, desc, type GetColumnData, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Page, type PageRequest, pageOffset } from "@/lib/paging";
import { db } from "./client";

export type ListRequest = PageRequest & { type?: number | undefined };

/** A table that editors sort: every list has the same order, so that paging never repeats or skips. */
type ListedTable = SQLiteTable & { id: SQLiteColumn; sort: SQLiteColumn; createtime: SQLiteColumn };
type Columns = Record<string, SQLiteColumn>;
type Row<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };

/** One page of the chosen columns: editors' sort first, then newest, then id, all descending. */
export function listRows<Chosen extends Columns>(
  table: ListedTable,
  columns: Chosen,
  where: SQL | undefined,
  request: PageRequest,
): Page<Row<Chosen>> {
  const items = db()
    .select<Columns>(columns)
    .from(table as SQLiteTable)
    .where(where)
    .orderBy(desc(table.sort), desc(table.createtime), desc(table.id))
    .limit(request.limit)
    .offset(pageOffset(request))
    .all();
  const total = db().select({ value: count() }).from(table).where(where).get()?.value ?? 0;
  return { items: items as Row<Chosen>[], total };
}
