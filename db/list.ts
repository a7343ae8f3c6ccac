import "server-only";
import { and, count, desc, eq, type GetColumnData, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Page, type PageRequest, pageOffset } from "@/lib/paging";
import { prepared } from "./client";
import { untilChanged } from "./until-changed";

export type ListRequest = PageRequest & { type?: number | undefined };

/** A table in the order of every list: editors' sort first, then newest, then id, all descending. */
type Listed = {
  table: SQLiteTable;
  order: { sort: SQLiteColumn; createtime: SQLiteColumn; id: SQLiteColumn };
  /** What a request's `type` chooses by; the order's index has it in front. */
  type?: SQLiteColumn;
};
type Columns = Record<string, SQLiteColumn>;
type Row<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> };
type Place = { sort: number; createtime: string; id: number };

/** SQLite walks to an offset row by row: no walk is longer than this. */
const STRIDE = 500;
const ALL = "all";
type Key = number | typeof ALL;

const value = sql.placeholder;

/** Statements over a list, prepared once for each shape: of one type or all, from the top or from a place. */
function statements<Chosen extends Columns>({ table, order, type }: Listed, columns: Chosen) {
  const place = sql`(${order.sort}, ${order.createtime}, ${order.id})`;
  const from = sql`${place} <= (${value("sort")}, ${value("createtime")}, ${value("id")})`;
  const shape = (isTyped: boolean, isPlaced: boolean) =>
    prepared((orm) =>
      orm
        .select<Columns>(columns)
        .from(table)
        .where(and(isTyped && type ? eq(type, value("type")) : undefined, isPlaced ? from : undefined))
        .orderBy(desc(order.sort), desc(order.createtime), desc(order.id))
        .limit(value("limit"))
        .offset(value("offset"))
        .prepare(),
    );
  const shapes = [shape(false, false), shape(false, true), shape(true, false), shape(true, true)];
  return (key: Key, start: Place | undefined, limit: number, offset: number) => {
    const query = shapes[(key === ALL ? 0 : 2) + (start ? 1 : 0)]?.();
    return (query?.all({ type: key, ...start, limit, offset }) ?? []) as Row<Chosen>[];
  };
}

/** How many rows a list has, kept until content changes. */
export function countOf({ table, type }: Pick<Listed, "table" | "type">): (key: Key) => number {
  const all = prepared((orm) => orm.select({ value: count() }).from(table).prepare());
  const typed = prepared((orm) =>
    orm
      .select({ value: count() })
      .from(table)
      .where(type && eq(type, value("type")))
      .prepare(),
  );
  return untilChanged((key) => (key === ALL ? all().get() : typed().get({ type: key }))?.value ?? 0);
}

/**
 * A list of these columns, page by page. The place of every STRIDE-th row is kept as it is met, until content
 * changes, so that a page in the depth of 100,000 rows is as near as the first.
 */
export function listOf<Chosen extends Columns>(
  listed: Listed,
  columns: Chosen,
): (request: ListRequest) => Page<Row<Chosen>> {
  const rows = statements(listed, columns);
  const places = statements(listed, listed.order);
  const total = countOf(listed);
  const met = untilChanged((_key: Key) => new Map<number, Place>(), 200);

  /** The nearest place met at or before a mark. */
  function nearest(known: Map<number, Place>, mark: number): number {
    for (let near = mark; near > 0; near--) if (known.has(near)) return near;
    return 0;
  }

  function placeOf(key: Key, mark: number): Place | undefined {
    if (mark === 0) return undefined;
    const known = met(key);
    const near = nearest(known, mark);
    if (near === mark) return known.get(mark);
    const [place] = places(key, known.get(near), 1, (mark - near) * STRIDE) as Place[];
    if (place) known.set(mark, place);
    return place;
  }

  return ({ type, ...request }) => {
    const key = type ?? ALL;
    const offset = pageOffset(request);
    if (offset >= total(key)) return { items: [], total: total(key) };
    const mark = Math.floor(offset / STRIDE);
    const items = rows(key, placeOf(key, mark), request.limit, offset - mark * STRIDE);
    return { items, total: total(key) };
  };
}
