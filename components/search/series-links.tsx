import type { Series } from "@/db/queries/search/series";
import { hitHref } from "@/lib/search/hit-address";
import swipe from "@/components/ui/swipe-row.module.css";
import styles from "./series-links.module.css";

type Props = { series: readonly Series[]; total: number; allHref: string };

/** The found series in one line above the products. */
export const SeriesLinks = ({ series, total, allHref }: Props) => (
  <nav className={`${styles.series} ${swipe.row}`} aria-label="产品系列">
    <p>产品系列 {total}</p>
    {series.map(({ id, name }) => (
      <a key={id} href={hitHref({ kind: "families", id })}>
        {name}
      </a>
    ))}
    {total > series.length && (
      <a href={allHref} rel="nofollow">
        全部 {total} 个系列
      </a>
    )}
  </nav>
);
