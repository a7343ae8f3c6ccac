"use client";

import { useSelectedLayoutSegments } from "next/navigation";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { sectionOf } from "@/lib/links/navigation";
import styles from "./main-menu.module.css";
import type { MenuGroup, MenuItem } from "./menu";
import { MenuPanel } from "./menu-panel";
import { useOpenItem } from "./use-open-item";

const isWide = (groups: readonly MenuGroup[]) => groups.length > 2;

/** The desktop menu: the ARIA pattern "disclosure navigation with top-level links". */
export function MainMenu({ items }: { items: MenuItem[] }) {
  // Without route groups such as (site), which are not part of the URL.
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
            className={classNames(styles.item, isWide(groups) && styles.wide)}
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
                  onClick={(event) => toggle(id, event)}
                >
                  <Icon name="chevron" size={14} />
                </button>
                <MenuPanel
                  id={`menu-${id}`}
                  groups={groups}
                  isWide={isWide(groups)}
                  isOpen={open === id}
                  path={path}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
