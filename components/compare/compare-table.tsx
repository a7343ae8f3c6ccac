import type { ProductDetail } from "@/db/queries/products/product-details";
import type { ComparedGroup } from "@/lib/parameters/compare";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import { phrased } from "@/lib/text/phrases";
import { ComparedCells } from "./compared-cells";
import { CompareHead } from "./compare-head";
import styles from "./compare-table.module.css";

type Props = {
  products: readonly ProductDetail[];
  groups: readonly ComparedGroup[];
  /** Only differing rows are shown, so none is marked. */
  isDifferent: boolean;
  /** The label of a table below another one, which already has the models; its groups repeat them. */
  restLabel?: string;
};

/** Products as columns, parameters as rows by group. Where the header is not sticky, the groups repeat the models. */
export function CompareTable({ products, groups, isDifferent, restLabel }: Props) {
  const ids = products.map(({ id }) => id);
  return (
    <div
      className={restLabel ? `${styles.scroll} ${styles.rest}` : styles.scroll}
      data-products={ids.length}
      tabIndex={0}
      role="region"
      aria-label={restLabel ?? "产品对比表"}
    >
      <table className={styles.table}>
        <colgroup>
          <col className={styles.names} />
        </colgroup>
        {!restLabel && <CompareHead products={products} isDifferent={isDifferent} />}
        {groups.map(({ name, rows }) => (
          <StaticMarkup key={name} tag="tbody">
            <tr className={styles.group}>
              <th scope="rowgroup">{name}</th>
              {products.map(({ id, model, title }) => (
                <td key={id}>
                  <span>{model || title}</span>
                </td>
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.name} className={row.isDifferent ? styles.different : undefined}>
                <th scope="row">
                  <div className={styles.name}>
                    <WordsMarkup text={phrased(row.name)} />
                    {row.isDifferent && !isDifferent && <span className={styles.mark}>不同</span>}
                  </div>
                </th>
                <ComparedCells ids={ids} cells={row.cells} />
              </tr>
            ))}
          </StaticMarkup>
        ))}
      </table>
    </div>
  );
}
