import type { Sort } from "@/lib/routes/filters";
import type { Looks } from "@/lib/routes/type-list-address";
import styles from "./list-tools.module.css";

type Props = {
  total: number;
  looks: Looks;
  hrefOf: (looks: Looks) => string;
  /** The form, for what was chosen from the filters. */
  askHref?: string | undefined;
};

const ORDERS: [Sort | undefined, string][] = [
  [undefined, "默认"],
  ["capacity", "容量"],
  ["voltage", "电压"],
];
const VIEWS: [boolean, string][] = [
  [false, "列表"],
  [true, "表格"],
];

/** How many products there are, in which order, and as what. */
export function ListTools({ total, looks, hrefOf, askHref }: Props) {
  const link = (label: string, next: Looks, isCurrent: boolean) => (
    <a key={label} href={hrefOf(next)} aria-current={isCurrent ? "true" : undefined} rel="nofollow">
      {label}
    </a>
  );
  return (
    <div className={`no-print ${styles.tools}`}>
      <p role="status">
        <strong>{total}</strong> 款产品
      </p>
      {askHref && (
        <p>
          <a className={styles.ask} href={askHref} rel="nofollow">
            按这些条件咨询
          </a>
        </p>
      )}
      <p>
        <span>排序</span>
        {ORDERS.map(([sort, label]) => link(label, { ...looks, sort }, sort === looks.sort))}
      </p>
      <p>
        <span>显示</span>
        {VIEWS.map(([asTable, label]) =>
          link(label, { ...looks, asTable }, asTable === (looks.asTable ?? false)),
        )}
      </p>
    </div>
  );
}
