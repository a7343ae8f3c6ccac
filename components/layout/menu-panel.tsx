import { Fragment } from "react";
import { classNames } from "@/components/ui/class-names";
import type { MenuGroup } from "./menu";
import styles from "./menu-panel.module.css";

type Props = {
  id: string;
  groups: readonly MenuGroup[];
  /** Spans the page instead of hanging under its item. */
  isWide: boolean;
  isOpen: boolean;
  /** Of the current page. */
  path: string;
};

/** The submenu of an item: groups of links, some with a heading. */
export const MenuPanel = ({ id, groups, isWide, isOpen, path }: Props) => (
  <div id={id} className={classNames(styles.panel, isWide && styles.wide)} data-open={isOpen || undefined}>
    {groups.map(({ by, title, href, links }, index) => (
      <Fragment key={index}>
        {by && <p className={styles.by}>{by}</p>}
        <div className={styles.group}>
          {title && <p className={styles.title}>{href ? <a href={href}>{title}</a> : title}</p>}
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
);
