import styles from "./breadcrumbs.module.css";

type Props = {
  /** From the home page down; the last is this page and needs no address. */
  items: readonly { label: string; href?: string }[];
};

export function Breadcrumbs({ items }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label="面包屑">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={`${index}-${label}`}>
            {href !== undefined && index < items.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
