import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type db, prepared } from "@/db/client";
import { type Columns, inListOrder, type Listed, type Row } from "./list";

type Typed = Listed & {
  type: SQLiteColumn;
  /** The table with the columns, if they are not in the table of the list. */
  joined?: { table: SQLiteTable; on: SQL };
};

/** The first rows of the type at an index of the asked types. */
function top(
  orm: ReturnType<typeof db>,
  { table, order, type, joined }: Typed,
  columns: Columns,
  at: number,
) {
  const chosen: Columns = {
    ...columns,
    at: sql<number>`${sql.raw(String(at))}`.as("at"),
  };
  const from = orm.select(chosen).from(table).$dynamic();
  const part = (joined ? from.innerJoin(joined.table, joined.on) : from)
    .where(eq(type, sql.placeholder(`type${at}`)))
    .orderBy(...inListOrder(order))
    .limit(sql.placeholder("limit"))
    .as(`top${at}`);
  return orm.select().from(part).$dynamic();
}

/**
 * The first rows of each of several types, in list order: one UNION statement, prepared once per number of types. For 100,000
 * products it takes less than 1 ms, a window function 226 ms.
 */
export function firstOfEach<Chosen extends Columns>(
  listed: Typed,
  columns: Chosen,
): (types: readonly number[], limit: number) => Row<Chosen>[][] {
  const ofSize = (size: number) =>
    prepared((orm) =>
      Array.from({ length: size - 1 }, (_, at) => top(orm, listed, columns, at + 1))
        .reduce((all, next) => all.unionAll(next), top(orm, listed, columns, 0))
        .prepare(),
    );
  const made = new Map<number, ReturnType<typeof ofSize>>();
  return (types, limit) => {
    if (types.length === 0) return [];
    const statement = made.get(types.length) ?? ofSize(types.length);
    made.set(types.length, statement);
    const asked = Object.fromEntries(types.map((type, at) => [`type${at}`, type]));
    const rows: Record<string, unknown>[] = statement().all({ ...asked, limit });
    const ofPlace = (place: number) =>
      rows.filter(({ at }) => at === place).map(({ at: _at, ...row }) => row);
    return types.map((_type, place) => ofPlace(place) as Row<Chosen>[]);
  };
}
