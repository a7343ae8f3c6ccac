"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { sectionOf, SECTIONS } from "@/lib/links/navigation";
import type { Submenu } from "./frame-links";
import styles from "./main-menu.module.css";
import { MenuPanel } from "./menu-panel";
import { useOpenItem } from "./use-open-item";

/** The desktop menu: the ARIA pattern "disclosure navigation with top-level links". */
export function MainMenu({ submenus }: { submenus: readonly Submenu[] }) {
  // Without route groups such as (site), which are not part of the URL.
  const [segment] = useSelectedLayoutSegments().filter((name) => !name.startsWith("("));
  const { open, toggle, itemEvents, listEvents } = useOpenItem();
  const active = sectionOf(segment);
  const items = SECTIONS.map((item) => ({ ...item, submenu: submenus.find(({ id }) => id === item.id) }));

  return (
    <nav className={styles.menu} aria-label="主导航">
      <ul className={styles.list} {...listEvents}>
        {items.map(({ id, label, href, submenu }) => (
          <li
            key={id}
            data-item={id}
            className={classNames(styles.item, submenu?.isWide && styles.wide)}
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
            {submenu && (
              <>
                <button
                  type="button"
                  className={`script-only ${styles.toggle}`}
                  aria-label={`${label}的下级菜单`}
                  aria-expanded={open === id}
                  aria-controls={`menu-${id}`}
                  onClick={(event) => toggle(id, event)}
                >
                  <Icon name="chevron" size={14} />
                </button>
                <MenuPanel id={`menu-${id}`} isWide={submenu.isWide} isOpen={open === id}>
                  {submenu.links}
                </MenuPanel>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
