import type { AboutPage } from "@/db/queries/company/pages";
import styles from "./stats.module.css";

/** Key figures of the company. */
export function Stats({ items }: { items: AboutPage["stats"] }) {
  return (
    <dl className={styles.stats}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
