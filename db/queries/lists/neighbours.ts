import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { type db, prepared } from "@/db/client";

type ListedTable = SQLiteTable & Record<"id" | "title" | "type" | "sort" | "createtime", SQLiteColumn>;
/** The table with the list order of the items, if it is not their own. */
type Places = { table: SQLiteTable; id: SQLiteColumn; sort: SQLiteColumn; createtime: SQLiteColumn };

type Neighbour = { id: number; title: string; type: number };
export type Neighbours = { previous: Neighbour | undefined; next: Neighbour | undefined };
type Side = keyof Neighbours;

const SIDES = {
  previous: { than: ">", direction: asc },
  next: { than: "<", direction: desc },
} as const;

/** The nearest item before or after another. */
function nearest(
  orm: ReturnType<typeof db>,
  table: ListedTable,
  places: Places,
  where: SQL | undefined,
  side: Side,
) {
  const { than, direction } = SIDES[side];
  const { sort, createtime, id } = places;
  const here = orm
    .select({ sort: table.sort, createtime: table.createtime, id: table.id })
    .from(table as SQLiteTable)
    .where(eq(table.id, sql.placeholder("id")));
  const columns = { id: table.id, title: table.title, type: table.type };
  const all = orm
    .select({ ...columns, side: sql<Side>`${sql.raw(`'${side}'`)}`.as("side") })
    .from(places.table)
    .$dynamic();
  const part = (places.table === table ? all : all.innerJoin(table as SQLiteTable, eq(table.id, id)))
    .where(and(where, sql`(${sort}, ${createtime}, ${id}) ${sql.raw(than)} (${here})`))
    .orderBy(direction(sort), direction(createtime), direction(id))
    .limit(1)
    .as(side);
  return orm.select().from(part);
}

/**
 * Finds the items just before and after one in list order (db/queries/lists/list.ts), among those that `where` lets through; it may
 * ask for more of the item by placeholders. Both in one statement.
 */
export function neighboursOf<Item extends { id: number }>(
  table: ListedTable,
  where?: SQL,
  places: Places = { ...table, table },
): (item: Item) => Neighbours {
  const both = prepared((orm) =>
    nearest(orm, table, places, where, "previous")
      .unionAll(nearest(orm, table, places, where, "next"))
      .prepare(),
  );
  return (item) => {
    const rows = both().all(item) as (Neighbour & { side: Side })[];
    const on = (wanted: Side) => {
      const { side: _side, ...found } = rows.find(({ side }) => side === wanted) ?? {};
      return "id" in found ? (found as Neighbour) : undefined;
    };
    return { previous: on("previous"), next: on("next") };
  };
}
