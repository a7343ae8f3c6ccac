import type { CloudPage } from "@/db/queries/company/pages";
import { FeatureIcon } from "./feature-icon";
import styles from "./features.module.css";

/** What the platform does, one line each. */
export function Features({ items }: { items: CloudPage["platform"]["features"] }) {
  return (
    <ul className={styles.features}>
      {items.map(({ id, title, icon, text }) => (
        <li key={id} className={styles.feature}>
          <FeatureIcon name={icon} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
