import { CompareChoice } from "@/components/compare/compare-choice";
import type { Rating } from "@/lib/parameters/rating";
import type { ProductItem } from "@/db/queries/products/products";
import { WideTable } from "@/components/ui/wide-table";
import styles from "./product-table.module.css";

type Props = { items: readonly ProductItem[]; ratings: ReadonlyMap<number, readonly Rating[]> };

const COLUMNS = 6;

/** The ratings that most of these products have, in the order of the ratings. */
function columnsOf({ items, ratings }: Props): Rating[] {
  const all = items.flatMap(({ id }) => ratings.get(id) ?? []);
  const first = new Map(all.map((rating) => [rating.key, rating]));
  const count = (key: string) => all.filter((rating) => rating.key === key).length;
  const common = [...first.keys()].sort((a, b) => count(b) - count(a)).slice(0, COLUMNS);
  return [...first.values()].filter(({ key }) => common.includes(key));
}

/** Products as lines of a table, one column for each rating. */
export function ProductTable({ items, ratings }: Props) {
  const columns = columnsOf({ items, ratings });
  return (
    <WideTable label="产品参数对照" className={styles.table}>
      <thead>
        <tr>
          <th className="no-print" scope="col">
            对比
          </th>
          <th scope="col">型号</th>
          <th scope="col">产品</th>
          {columns.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, model, title }) => (
          <tr key={id}>
            <td className="no-print">
              <CompareChoice id={id} title={title} look="cell" />
            </td>
            <th scope="row">
              <a href={`/newdetail/${id}`}>{model || title}</a>
            </th>
            <td>{title}</td>
            {columns.map(({ key }) => (
              <td key={key}>{ratings.get(id)?.find((rating) => rating.key === key)?.text ?? "—"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
