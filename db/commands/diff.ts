import type { Store } from "@/db/connection.mjs";
import type { Row, Table } from "./rows";

export type Difference = { inserts: number; updates: number; deletes: number; statements: string[] };

const quoted = (name: string) => `\`${name}\``;
const literal = (value: string | number) =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
const pairs = (columns: string[], row: Row, separator: string) =>
  columns.map((column) => `${quoted(column)} = ${literal(row[column] ?? "")}`).join(separator);

const insert = (table: string, row: Row) =>
  `INSERT INTO ${quoted(table)} (${Object.keys(row).map(quoted).join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")});`;

/** A visitor's cart holds no product that is gone. */
const remove = ({ name, key }: Table, row: Row) => [
  ...(name === "products"
    ? [`DELETE FROM ${quoted("cart_items")} WHERE ${quoted("product")} = ${literal(row.id ?? "")};`]
    : []),
  `DELETE FROM ${quoted(name)} WHERE ${pairs(key, row, " AND ")};`,
];

const CHINA_MS = 8 * 3_600_000;
const chinaTime = (now: number) => new Date(now + CHINA_MS).toISOString().slice(0, 19).replace("T", " ");

/**
 * What brings a store to the given rows: insertions and changes parents first, deletions children first.
 * Columns that the rows do not name (those that triggers keep) are left alone; a changed row says when.
 */
export function differences(store: Store, tables: Table[], now = Date.now()): Difference {
  const inserts: string[] = [];
  const updates: string[] = [];
  const deletes: string[][] = [];
  for (const table of tables) {
    const keyOf = (row: Row) => JSON.stringify(table.key.map((column) => row[column]));
    const stored = store.prepare(`SELECT * FROM ${quoted(table.name)}`).all() as Row[];
    const before = new Map(stored.map((row) => [keyOf(row), row]));
    for (const row of table.rows) {
      const old = before.get(keyOf(row));
      before.delete(keyOf(row));
      const changed = Object.keys(row).filter((column) => old?.[column] !== row[column]);
      if (!old) inserts.push(insert(table.name, row));
      else if (changed.length > 0) {
        const when = "updatetime" in old ? `, \`updatetime\` = ${literal(chinaTime(now))}` : "";
        updates.push(
          `UPDATE ${quoted(table.name)} SET ${pairs(changed, row, ", ")}${when} WHERE ${pairs(table.key, row, " AND ")};`,
        );
      }
    }
    deletes.unshift([...before.values()].flatMap((row) => remove(table, row)));
  }
  return {
    inserts: inserts.length,
    updates: updates.length,
    deletes: deletes.flat().length,
    statements: [...inserts, ...updates, ...deletes.flat()],
  };
}
