"use client";

import { Icon } from "@/components/ui/icon";
import type { Category, Grade2, Grade3 } from "@/lib/links/category-tree";
import { typeListHref } from "@/lib/links/type-list-address";
import styles from "./type-menu.module.css";

export type MenuPlace = {
  /** None where all families are listed. */
  family?: Category;
  entry?: Grade2 | undefined;
  child?: Grade3 | undefined;
  /** The list of the whole family is shown. */
  isWhole?: boolean;
};

/**
 * Families, sub-entries and third levels. A family opens and closes by the browser's own disclosure, one at a time;
 * on phones the whole menu is one.
 */
export function TypeMenu({ families, place }: { families: Category[]; place: MenuPlace }) {
  const chosen = [place.family, place.entry, place.child].flatMap((node) => node?.name ?? []);
  return (
    <details className={`no-print ${styles.menu}`} data-unfolds="">
      <summary className={styles.opener}>
        <span>产品分类</span>
        <span className={styles.chosen}>{chosen.at(-1)}</span>
        <Icon name="chevron" size={18} className={styles.chevron} />
      </summary>
      <nav aria-label="产品分类">
        <ul className={styles.families}>
          {families.map((family) => (
            <li key={family.id}>
              <details name="product-family" open={family.id === place.family?.id}>
                <summary className={styles.family} data-current={family.id === place.family?.id || undefined}>
                  {family.name}
                  <Icon name="chevron" size={16} className={styles.chevron} />
                </summary>
                <Entries family={family} place={family.id === place.family?.id ? place : undefined} />
              </details>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

function Entries({ family, place }: { family: Category; place: MenuPlace | undefined }) {
  return (
    <ul className={styles.entries}>
      <li>
        <a
          className={styles.entry}
          href={typeListHref(family.id, { list: true })}
          aria-current={place?.isWhole ? "page" : undefined}
        >
          全部{family.name}
        </a>
      </li>
      {family.lists.map((entry) => {
        const isOpen = entry.id === place?.entry?.id;
        return (
          <li key={entry.id}>
            <a
              className={styles.entry}
              href={typeListHref(family.id, { sid: entry.id })}
              aria-current={isOpen ? (place.child ? "true" : "page") : undefined}
            >
              {entry.name}
            </a>
            {entry.listss.length > 0 && (
              <ul className={styles.entries}>
                {entry.listss.map((child) => (
                  <li key={child.id}>
                    <a
                      className={styles.child}
                      href={typeListHref(family.id, { sid: entry.id, kid: child.id })}
                      aria-current={child.id === place?.child?.id ? "page" : undefined}
                    >
                      {child.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
}
