import { StaticMarkup } from "./static-markup";
import styles from "./breadcrumbs.module.css";

type Props = {
  /**
   * From the home page to this page, which needs no `href`. Categories have a `level`: an inline script replaces their names
   * with the ones the visitor chose in the menu (lib/links/menu-choice-script.ts), before hydration.
   */
  items: readonly { label: string; href?: string; level?: number }[];
};

export function Breadcrumbs({ items }: Props) {
  return (
    <StaticMarkup tag="nav" className={styles.breadcrumbs} aria-label="面包屑">
      <ol className={styles.list}>
        {items.map(({ label, href, level }, index) => (
          <li key={`${index}-${label}`}>
            {href !== undefined && index < items.length - 1 ? (
              <a href={href} data-level={level}>
                {label}
              </a>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </StaticMarkup>
  );
}
