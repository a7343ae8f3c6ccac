import { asc, desc, eq, type GetColumnData, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Page, type PageRequest, pageOffset } from "@/lib/links/paging";
import { prepared } from "@/db/client";
import { ALL, countOf, type Key } from "./counts";
import { perContentVersion } from "@/db/per-content-version";

export type ListRequest = PageRequest & { type?: number | undefined };

/** A table with list order: `sort`, then creation time, then id, all descending. */
export type Listed = {
  table: SQLiteTable;
  order: { sort: SQLiteColumn; createtime: SQLiteColumn; id: SQLiteColumn };
  /** The column that `type` selects by; it is the first one of the order's index. */
  type?: SQLiteColumn;
  /** The version that invalidates its counts, if a narrower one than that of all content. */
  versionOf?: () => number;
};
type Column = SQLiteColumn | SQL.Aliased;
export type Columns = Record<string, Column>;
type Data<Read extends Column> = Read extends SQLiteColumn
  ? GetColumnData<Read>
  : Read extends SQL.Aliased<infer Value>
    ? Value
    : never;
export type Row<Chosen extends Columns> = { [Name in keyof Chosen]: Data<Chosen[Name]> };

// Small: it only has to serve the metadata of a page and the page itself, which ask for the same.
const KEPT_PAGES = 50;
const KEPT_DETAILS = 20;

const value = sql.placeholder;

export const inListOrder = ({ sort, createtime, id }: Listed["order"]): SQL[] => [
  desc(sort),
  desc(createtime),
  desc(id),
];

type Standing = { sort: number; createtime: string; id: number };

/** The same order for rows in memory. */
export const compareInList = (a: Standing, b: Standing): number =>
  b.sort - a.sort || b.createtime.localeCompare(a.createtime) || b.id - a.id;

const backwards = ({ sort, createtime, id }: Listed["order"]): SQL[] => [asc(sort), asc(createtime), asc(id)];

/**
 * Statements over a list, for one type and for all. SQLite walks along the index to an offset, 2 ms to the middle of 100,000
 * rows; offsets beyond the middle are walked from the end.
 */
function statements<Chosen extends Columns>({ table, order, type }: Listed, columns: Chosen) {
  const shape = (isTyped: boolean, inOrder: (order: Listed["order"]) => SQL[]) =>
    prepared((orm) =>
      orm
        .select<Columns>(columns)
        .from(table)
        .where(isTyped && type ? eq(type, value("type")) : undefined)
        .orderBy(...inOrder(order))
        .limit(value("limit"))
        .offset(value("offset"))
        .prepare(),
    );
  const shapes = (inOrder: (order: Listed["order"]) => SQL[]) => {
    const [ofAll, ofType] = [shape(false, inOrder), shape(true, inOrder)];
    return (key: Key, limit: number, offset: number) =>
      (key === ALL ? ofAll() : ofType()).all({ type: key, limit, offset }) as Row<Chosen>[];
  };
  const [fromFront, fromEnd] = [shapes(inListOrder), shapes(backwards)];
  return (key: Key, limit: number, offset: number, total = Infinity) => {
    const behind = total - offset - limit;
    if (behind >= offset) return fromFront(key, limit, offset);
    return fromEnd(key, limit + Math.min(0, behind), Math.max(0, behind)).toReversed();
  };
}

/** Details by id, cached until the content changes. */
export const keptDetails = <Asked, Detail>(
  read: (asked: Asked) => Detail,
  keyOf?: (asked: Asked) => unknown,
): ((asked: Asked) => Detail) => perContentVersion(read, { most: KEPT_DETAILS, ...(keyOf && { keyOf }) });

/** A paged list of these columns, cached until the content changes; `itemsOf` maps the rows of a page to items. */
export function mappedListOf<Chosen extends Columns, Item>(
  listed: Listed,
  columns: Chosen,
  itemsOf: (rows: Row<Chosen>[]) => Item[],
  totalOf: (key: Key) => number = countOf(listed.table, listed.type, listed.versionOf),
): (request: ListRequest) => Page<Item> {
  const rows = statements(listed, columns);

  function read({ type, ...request }: ListRequest): Page<Item> {
    const key = type ?? ALL;
    const total = totalOf(key);
    const offset = pageOffset(request);
    return { items: offset < total ? itemsOf(rows(key, request.limit, offset, total)) : [], total };
  }

  return perContentVersion(read, {
    most: KEPT_PAGES,
    keyOf: ({ type = ALL, page, limit }) => `${type}/${page}/${limit}`,
  });
}

/** A paged list whose items are the rows. */
export const listOf = <Chosen extends Columns>(
  listed: Listed,
  columns: Chosen,
): ((request: ListRequest) => Page<Row<Chosen>>) => mappedListOf(listed, columns, (rows) => rows);

/** The first rows of a list, without counting it. */
export function firstOf<Chosen extends Columns>(
  listed: Listed,
  columns: Chosen,
): (limit: number) => Row<Chosen>[] {
  const rows = statements(listed, columns);
  return (limit) => rows(ALL, limit, 0);
}
