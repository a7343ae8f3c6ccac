"use client";

import { Fragment } from "react";
import { useSelectedLayoutSegments } from "next/navigation";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { sectionOf } from "@/lib/routes/navigation";
import styles from "./main-menu.module.css";
import type { MenuItem } from "./menu";
import { useOpenItem } from "./use-open-item";

/** The desktop menu: disclosure navigation with top-level links, by the ARIA authoring practices. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  // The first folder of the route that stands in the address: groups like (site) do not.
  const segments = useSelectedLayoutSegments().filter((name) => !name.startsWith("("));
  const [segment] = segments;
  const path = `/${segments.join("/")}`;
  const { open, toggle, itemEvents, listEvents } = useOpenItem();
  const active = sectionOf(segment);

  return (
    <nav className={styles.menu} aria-label="主导航">
      <ul className={styles.list} {...listEvents}>
        {items.map(({ id, label, href, groups }) => (
          <li
            key={id}
            data-item={id}
            className={classNames(styles.item, groups.length > 2 && styles.wide)}
            data-active={id === active || undefined}
            {...itemEvents(id)}
          >
            <a
              className={styles.top}
              href={href}
              aria-current={id === active ? (href === `/${segment}` ? "page" : "true") : undefined}
            >
              {label}
            </a>
            {groups.length > 0 && (
              <>
                <button
                  type="button"
                  className={`script-only ${styles.toggle}`}
                  aria-label={`${label}的下级菜单`}
                  aria-expanded={open === id}
                  aria-controls={`menu-${id}`}
                  onClick={() => toggle(id)}
                >
                  <Icon name="chevron" size={14} />
                </button>
                <div id={`menu-${id}`} className={styles.panel} data-open={open === id || undefined}>
                  {groups.map(({ by, title, href: groupHref, links }, index) => (
                    <Fragment key={index}>
                      {by && <p className={styles.by}>{by}</p>}
                      <div className={styles.group}>
                        {title && (
                          <p className={styles.title}>
                            {groupHref ? <a href={groupHref}>{title}</a> : title}
                          </p>
                        )}
                        <ul className={styles.links}>
                          {links.map((link) => (
                            <li key={link.href}>
                              <a href={link.href} aria-current={link.href === path ? "page" : undefined}>
                                {link.label}
                              </a>
                            </li>
                          ))}
                        </ul>
                      </div>
                    </Fragment>
                  ))}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
