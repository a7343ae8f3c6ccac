import styles from "./tab-strip.module.css";

type Props = {
  /** What the tabs choose between, for those who listen. */
  label: string;
  items: readonly { label: string; href: string }[];
  /** The `href` of the tab that is shown. */
  current: string | undefined;
  /** Below another strip, tabs look like the choice within it. */
  isInner?: boolean;
};

/** Tabs that are addresses: each is a link, and the page that answers shows the chosen one. */
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
