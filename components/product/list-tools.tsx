import { StaticMarkup } from "@/components/ui/static-markup";
import { LinkChoice } from "@/components/ui/link-choice";
import type { ListView, Sort } from "@/lib/links/filters";
import styles from "./list-tools.module.css";

type Props = {
  total: number;
  /** The orders that would change the list. */
  sorts: readonly Sort[];
  listView: ListView;
  hrefOf: (listView: ListView) => string;
  /** The contact form with the chosen filters as its subject. */
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

/** The number of products, their order, and the choice of cards or table. */
export function ListTools({ total, sorts, listView, hrefOf, askHref }: Props) {
  const choice = (label: string, next: ListView, isCurrent: boolean) => ({
    label,
    href: hrefOf(next),
    isCurrent,
  });
  // The current order stays in the list, so that it can be changed back.
  const orders = ORDERS.filter(([sort]) => !sort || sorts.includes(sort) || sort === listView.sort);
  return (
    <StaticMarkup className={`no-print ${styles.tools}`}>
      <p role="status">
        <strong>{total}</strong> 款产品
      </p>
      {askHref && (
        <a className={styles.ask} href={askHref} rel="nofollow">
          按这些条件咨询
        </a>
      )}
      {orders.length > 1 && (
        <LinkChoice
          label="排序"
          choices={orders.map(([sort, label]) =>
            choice(label, { ...listView, sort }, sort === listView.sort),
          )}
        />
      )}
      <LinkChoice
        label="显示"
        choices={VIEWS.map(([asTable, label]) =>
          choice(label, { ...listView, asTable }, asTable === (listView.asTable ?? false)),
        )}
      />
    </StaticMarkup>
  );
}
