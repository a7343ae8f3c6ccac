import { sharedStore } from "@/db/connection";
import { statement } from "@/db/statement";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { filterParameters } from "@/db/queries/products/dictionary";
import { grouped } from "@/lib/grouped";
import type { CombinationRow } from "./filter-combinations";
import type { Value } from "./filter-values";

type ValueRow = [key: string, ...Value];

/** The data of one product for filters. */
export type Entry = {
  id: number;
  /** The sort key for lists. */
  standing: string;
  /** Its category and all above it. */
  categories: number[];
  values: ValueRow[];
  /** The rows of each of its combinations. */
  combinations: CombinationRow[][];
};

/** Plain SQL, as Drizzle takes four times as long for 100,000 ids and blocks other requests. */
export const idsInListOrder = () =>
  statement<[], number>(sharedStore(), "SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
    .pluck()
    .all();

/** The keys of all filter parameters as one string, for comparison. */
export const filterKeys = (): string =>
  filterParameters()
    .map(({ key }) => key)
    .join();

/** The data of these products; deleted ones are left out. */
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
