import type { Store } from "@/db/connection";
import { chinaTime } from "@/lib/text/china-time";
import type { Row, Table } from "@/db/rows/table";

export type Difference = {
  inserts: number;
  updates: number;
  deletes: number;
  /** Tables that change. */
  tables: string[];
  statements: string[];
};

const quoted = (name: string) => `\`${name}\``;
const literal = (value: string | number | null) =>
  typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
const pairs = (columns: string[], row: Row, separator: string) =>
  columns.map((column) => `${quoted(column)} = ${literal(row[column] ?? null)}`).join(separator);

/** Tables whose items are texts; items of the others consist of their picture. */
const WITH_TEXTS = new Set(["products", "solutions", "news", "cases"]);
const OF_PICTURES = new Set(["image", "images", "part"]);
const withoutPictures = (value: Row[string] | undefined) =>
  typeof value === "string" ? value.replace(/(<img\b[^>]*?\bsrc=")[^"]*/g, "$1") : value;

/** Whether a change makes an item newer: another picture does not make a text newer. */
const isOfText = (table: string, fields: readonly string[], row: Row, old: Row) =>
  !WITH_TEXTS.has(table) ||
  fields.some(
    (field) => !OF_PICTURES.has(field) && withoutPictures(row[field]) !== withoutPictures(old[field]),
  );

const insert = (table: string, row: Row) =>
  `INSERT INTO ${quoted(table)} (${Object.keys(row).map(quoted).join(", ")}) VALUES (${Object.values(row).map(literal).join(", ")});`;

const remove = ({ name, key }: Table, row: Row) =>
  `DELETE FROM ${quoted(name)} WHERE ${pairs(key, row, " AND ")};`;

/**
 * The statements that bring a store to the given rows: inserts and updates parents first, deletes children first.
 * Columns that the rows lack (maintained by triggers) are left alone. `updatetime` is set for changed rows and for rows whose
 * parts changed.
 * @param now null if the rows have all columns, including `updatetime`
 */
export function differences(store: Store, tables: Table[], now: number | null = Date.now()): Difference {
  const inserts: string[] = [];
  const updates: string[] = [];
  const deletes: string[] = [];
  const changed: string[] = [];
  const time = literal(chinaTime(now ?? 0));
  /** Unchanged rows by table, and owners of changed rows. */
  const same = new Map<string, Set<Row[string]>>();
  const touched: { owner: string; id: Row[string] }[] = [];
  for (const table of tables) {
    const done = inserts.length + updates.length;
    const keyOf = (row: Row) => JSON.stringify(table.key.map((column) => row[column]));
    const stored = store.prepare(`SELECT * FROM ${quoted(table.name)}`).all() as Row[];
    const before = new Map(stored.map((row) => [keyOf(row), row]));
    const touch = (row: Row) =>
      table.owner && touched.push({ owner: table.owner, id: row[table.key[0] ?? ""] ?? null });
    const kept = new Set<Row[string]>();
    same.set(table.name, kept);
    for (const row of table.rows) {
      const old = before.get(keyOf(row));
      before.delete(keyOf(row));
      const fields = Object.keys(row).filter((column) => old?.[column] !== row[column]);
      if (!old || fields.length > 0) touch(row);
      if (!old) inserts.push(insert(table.name, row));
      else if (fields.length === 0) kept.add(row.id ?? null);
      else {
        const isNewer = now !== null && "updatetime" in old && isOfText(table.name, fields, row, old);
        const when = isNewer ? `, \`updatetime\` = ${time}` : "";
        updates.push(
          `UPDATE ${quoted(table.name)} SET ${pairs(fields, row, ", ")}${when} WHERE ${pairs(table.key, row, " AND ")};`,
        );
      }
    }
    for (const row of before.values()) touch(row);
    if (inserts.length + updates.length > done || before.size > 0) changed.push(table.name);
    deletes.unshift(...[...before.values()].map((row) => remove(table, row)));
  }
  const owners = new Map(touched.map((owner) => [JSON.stringify(owner), owner]));
  for (const { owner, id } of owners.values())
    if (now !== null && same.get(owner)?.has(id))
      updates.push(`UPDATE ${quoted(owner)} SET \`updatetime\` = ${time} WHERE \`id\` = ${literal(id)};`);
  return {
    inserts: inserts.length,
    updates: updates.length,
    deletes: deletes.length,
    tables: changed,
    statements: [...inserts, ...updates, ...deletes],
  };
}
