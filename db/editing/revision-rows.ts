import type { Store } from "@/db/connection";
import { changesBetween, factsOf, type RowsOf } from "./facts";
import { isChanged } from "@/lib/revision";
import type { Row, Table } from "@/db/rows/table";

export const REVISIONS = "product_revisions";

const storedRows = (store: Store, table: string) => store.prepare(`SELECT * FROM "${table}"`).all() as Row[];

/**
 * The revisions of all products: the stored ones, and a new one with today's date for each product that is new or whose facts
 * change with these tables.
 */
export function revisionRows(store: Store, tables: Table[], date: string): Table {
  const given: RowsOf = (name) => tables.find((table) => table.name === name)?.rows ?? [];
  const names = new Map(
    given("parameters").flatMap(({ field, name }) => (field === "" ? [] : [[String(field), String(name)]])),
  );
  const before = factsOf((table) => storedRows(store, table), names);
  const after = factsOf(given, names);
  const stored = storedRows(store, REVISIONS);
  const rows = [...after].flatMap(([product, facts]) => {
    const own = stored.filter((row) => row.product === product);
    const known = before.get(product);
    const changes = known ? changesBetween(known, facts).filter(isChanged) : [];
    if (known && changes.length === 0) return own;
    const number = Math.max(0, ...own.map((row) => Number(row.number))) + 1;
    return [...own, { product, number, date, changes: JSON.stringify(changes) }];
  });
  return { name: REVISIONS, key: ["product", "number"], rows };
}
