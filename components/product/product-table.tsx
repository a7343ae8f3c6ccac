import { AddToCart } from "@/components/cart/add-to-cart";
import { CompareChoice } from "@/components/compare/compare-choice";
import type { ProductItem } from "@/db/queries/products/products";
import { WideTable } from "@/components/ui/wide-table";
import styles from "./product-table.module.css";

type Props = {
  items: readonly ProductItem[];
  /** Names of the parameters, and what each product has of them. */
  columns: readonly string[];
  texts: ReadonlyMap<number, readonly string[]>;
};

/** Products as lines of a table, one column for each parameter. */
export function ProductTable({ items, columns, texts }: Props) {
  return (
    <WideTable label="产品参数对照" className={styles.table}>
      <thead>
        <tr>
          <th className="no-print" scope="col">
            对比
          </th>
          <th scope="col">型号</th>
          <th scope="col">产品</th>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th className="no-print" scope="col">
            询价
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, model, title, isDiscontinued }) => (
          <tr key={id}>
            <td className="no-print">
              <CompareChoice id={id} title={title} look="cell" />
            </td>
            <th scope="row">
              <a href={`/newdetail/${id}`}>{model || title}</a>
            </th>
            <td>{title}</td>
            {columns.map((name, at) => (
              <td key={name}>{texts.get(id)?.[at] || "—"}</td>
            ))}
            <td className="no-print">
              {isDiscontinued ? "已停产" : <AddToCart product={id} name={model || title} variant="small" />}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
