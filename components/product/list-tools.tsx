import { LinkChoice } from "@/components/ui/link-choice";
import type { Sort } from "@/lib/links/filters";
import type { Looks } from "@/lib/links/type-list-address";
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
  const choice = (label: string, next: Looks, isCurrent: boolean) => ({
    label,
    href: hrefOf(next),
    isCurrent,
  });
  return (
    <div className={`no-print ${styles.tools}`}>
      <p role="status">
        <strong>{total}</strong> 款产品
      </p>
      {askHref && (
        <a className={styles.ask} href={askHref} rel="nofollow">
          按这些条件咨询
        </a>
      )}
      <LinkChoice
        label="排序"
        choices={ORDERS.map(([sort, label]) => choice(label, { ...looks, sort }, sort === looks.sort))}
      />
      <LinkChoice
        label="显示"
        choices={VIEWS.map(([asTable, label]) =>
          choice(label, { ...looks, asTable }, asTable === (looks.asTable ?? false)),
        )}
      />
    </div>
  );
}
