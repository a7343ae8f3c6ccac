"use client";

import styles from "./breadcrumbs.module.css";

type Props = {
  /**
   * From the home page down; the last is this page and needs no address. A category's level lets its name become the one
   * that the visitor chose (lib/links/menu-choice-script.ts), before React looks at the page.
   */
  items: readonly { label: string; href?: string; level?: number }[];
};

export function Breadcrumbs({ items }: Props) {
  return (
    <nav className={styles.breadcrumbs} aria-label="面包屑">
      <ol className={styles.list}>
        {items.map(({ label, href, level }, index) => (
          <li key={`${index}-${label}`}>
            {href !== undefined && index < items.length - 1 ? (
              <a href={href} data-level={level} suppressHydrationWarning={level !== undefined}>
                {label}
              </a>
            ) : (
              <span aria-current={index === items.length - 1 ? "page" : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
