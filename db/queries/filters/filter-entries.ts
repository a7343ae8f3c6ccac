import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { filterParameters } from "@/db/queries/products/dictionary";
import { grouped } from "@/lib/grouped";
import type { CombinationRow } from "./filter-combinations";
import type { Value } from "./filter-values";

type ValueRow = [key: string, ...Value];

/** What filters know of one product. */
export type Entry = {
  id: number;
  /** By what it has its place in lists. */
  standing: string;
  /** Those that it is at or below. */
  categories: number[];
  values: ValueRow[];
  /** The rows of each combination. */
  combinations: CombinationRow[][];
};

/** In plain SQL: Drizzle takes four times as long for 100,000 ids, and others wait for them. */
export const idsInListOrder = () =>
  statement<[], number>(sharedStore(), "SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
    .pluck()
    .all();

/** The parameters that are filters, as one text. */
export const filterKeys = (): string =>
  filterParameters()
    .map(({ key }) => key)
    .join();

/** What filters know of these products; nothing of those that are gone. */
export function entriesOf(ids: readonly number[]): Entry[] {
  const asked = JSON.stringify(ids);
  const among = <Row>(sql: string, order = "") =>
    statement<[string], Row>(sharedStore(), `${sql} IN (SELECT value FROM json_each(?)) ${order}`)
      .raw()
      .all(asked);
  const values = among<[product: number, ...row: ValueRow]>(
    `SELECT v.product, v.key, v.min, v.max, v.exclusive, v.condition <> '', v.choice
     FROM product_values v JOIN parameters p ON p.key = v.key AND p.filter WHERE v.product`,
  );
  const combined = among<[product: number, place: number, ...row: CombinationRow]>(
    `SELECT c.product, c.place, c.key, c.figure, c.figure, 0, 0, c.choice
     FROM product_combinations c JOIN parameters p ON p.key = c.key AND p.filter WHERE c.product`,
    "ORDER BY c.product, c.place, c.key",
  );
  const valuesOf = grouped(values, ([product]) => product);
  const combinationsOf = grouped(combined, ([product]) => product);
  return among<[id: number, type: number, standing: string]>(
    "SELECT id, type, concat_ws(' ', sort, createtime) FROM products WHERE id",
  ).map(([id, type, standing]) => ({
    ...{ id, standing },
    categories: getCategoryPath(type).map((category) => category.id),
    values: (valuesOf.get(id) ?? []).map(([, ...row]) => row),
    combinations: [...grouped(combinationsOf.get(id) ?? [], ([, place]) => place).values()].map((rows) =>
      rows.map(([, , ...row]) => row),
    ),
  }));
}
