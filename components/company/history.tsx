import type { AboutPage } from "@/db/queries/company/pages";
import { Words } from "@/components/ui/words";
import { phrased } from "@/lib/text/phrases";
import styles from "./history.module.css";

/** The history of the company, latest year last. */
export function History({ items }: { items: AboutPage["history"] }) {
  return (
    <ol className={styles.history}>
      {items.map(({ year, text }) => (
        <li key={year} className={styles.item}>
          <p className={styles.year}>
            <time dateTime={year}>{year}</time>
          </p>
          <p className={styles.text}>
            <Words text={phrased(text)} />
          </p>
        </li>
      ))}
    </ol>
  );
}
