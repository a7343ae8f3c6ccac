import styles from "./tab-strip.module.css";

type Props = {
  /** The label for screen readers. */
  label: string;
  items: readonly { label: string; href: string }[];
  /** The `href` of the tab that is shown. */
  current: string | undefined;
  /** For a second strip below another one. */
  isInner?: boolean;
};

/** Tabs as links: each has a URL, at which the server renders it as the chosen one. */
export function TabStrip({ label, items, current, isInner = false }: Props) {
  return (
    <nav className={isInner ? styles.inner : styles.strip} aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={styles.tab}
              href={item.href}
              aria-current={item.href === current ? "page" : undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
