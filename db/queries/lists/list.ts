import { and, desc, eq, type GetColumnData, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Page, type PageRequest, pageOffset } from "@/lib/links/paging";
import { prepared } from "@/db/client";
import { ALL, countOf, type Key } from "./counts";
import { perContentVersion } from "@/db/per-content-version";

export type ListRequest = PageRequest & { type?: number | undefined };

/** A table in the order of every list: editors' sort first, then newest, then id, all descending. */
export type Listed = {
  table: SQLiteTable;
  order: { sort: SQLiteColumn; createtime: SQLiteColumn; id: SQLiteColumn };
  /** What a request's `type` chooses by; the order's index has it in front. */
  type?: SQLiteColumn;
};
type Column = SQLiteColumn | SQL.Aliased;
export type Columns = Record<string, Column>;
type Data<Read extends Column> = Read extends SQLiteColumn
  ? GetColumnData<Read>
  : Read extends SQL.Aliased<infer Value>
    ? Value
    : never;
export type Row<Chosen extends Columns> = { [Name in keyof Chosen]: Data<Chosen[Name]> };
type Place = { sort: number; createtime: string; id: number };

/** SQLite walks to an offset row by row: no walk is longer than this. */
const STRIDE = 500;
// The metadata of a page and the page itself ask for the same; nothing more is to be gained here.
const KEPT_PAGES = 50;
const KEPT_DETAILS = 20;

const value = sql.placeholder;

export const inListOrder = ({ sort, createtime, id }: Listed["order"]): SQL[] => [
  desc(sort),
  desc(createtime),
  desc(id),
];

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
        .orderBy(...inListOrder(order))
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

/** Details that were read, kept until content changes. */
export const keptDetails = <Asked, Detail>(
  read: (asked: Asked) => Detail,
  keyOf?: (asked: Asked) => unknown,
): ((asked: Asked) => Detail) => perContentVersion(read, { most: KEPT_DETAILS, ...(keyOf && { keyOf }) });

/**
 * A list of these columns, page by page, kept until content changes; `itemsOf` makes the rows of a page what a
 * visitor gets. The place of every STRIDE-th row is kept as it is met, so that a page in the depth of 100,000 rows
 * is as near as the first.
 */
export function mappedListOf<Chosen extends Columns, Item>(
  listed: Listed,
  columns: Chosen,
  itemsOf: (rows: Row<Chosen>[]) => Item[],
  totalOf: (key: Key) => number = countOf(listed.table, listed.type),
): (request: ListRequest) => Page<Item> {
  const rows = statements(listed, columns);
  const places = statements(listed, listed.order);
  const checkpoints = perContentVersion((_key: Key) => new Map<number, Place>(), { most: 200 });

  /** The nearest place met at or before a mark. */
  function nearest(known: Map<number, Place>, mark: number): number {
    for (let near = mark; near > 0; near--) if (known.has(near)) return near;
    return 0;
  }

  function placeOf(key: Key, mark: number): Place | undefined {
    if (mark === 0) return undefined;
    const known = checkpoints(key);
    const near = nearest(known, mark);
    if (near === mark) return known.get(mark);
    const [place] = places(key, known.get(near), 1, (mark - near) * STRIDE) as Place[];
    if (place) known.set(mark, place);
    return place;
  }

  function read({ type, ...request }: ListRequest): Page<Item> {
    const key = type ?? ALL;
    const total = totalOf(key);
    const offset = pageOffset(request);
    if (offset >= total) return { items: [], total };
    const mark = Math.floor(offset / STRIDE);
    const found = rows(key, placeOf(key, mark), request.limit, offset - mark * STRIDE);
    return { items: itemsOf(found), total };
  }

  return perContentVersion(read, {
    most: KEPT_PAGES,
    keyOf: ({ type = ALL, page, limit }) => `${type}/${page}/${limit}`,
  });
}

/** A list whose visitors get the rows as they are. */
export const listOf = <Chosen extends Columns>(
  listed: Listed,
  columns: Chosen,
): ((request: ListRequest) => Page<Row<Chosen>>) => mappedListOf(listed, columns, (rows) => rows);

/** The first rows of a whole list, for what does not ask how many there are. */
export function firstOf<Chosen extends Columns>(
  listed: Listed,
  columns: Chosen,
): (limit: number) => Row<Chosen>[] {
  const rows = statements(listed, columns);
  return (limit) => rows(ALL, undefined, limit, 0);
}
