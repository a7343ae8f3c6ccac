"use client";

import styles from "./product-filters.module.css";

/** `count` is missing where the option leads nowhere; `isListed` where search engines may follow it. */
export type FilterLink = { text: string; href?: string; count?: number; isChosen?: true; isListed?: true };

/**
 * The options of one filter, as links. A client component only because of its size: each link is then sent once as markup
 * and once as three words, not as markup twice.
 */
export function FilterRow({ name, links }: { name: string; links: readonly FilterLink[] }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>
        {links.map(({ text, href, count, isChosen, isListed }) =>
          href === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <a
              key={text}
              href={href}
              aria-current={isChosen ? "true" : undefined}
              rel={isListed ? undefined : "nofollow"}
            >
              {text}
              <small>{count}</small>
            </a>
          ),
        )}
      </dd>
    </div>
  );
}
