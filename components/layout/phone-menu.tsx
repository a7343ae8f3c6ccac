import { Fragment } from "react";
import { IconDrawing } from "@/components/ui/icon-drawing";
import { StaticMarkup } from "@/components/ui/static-markup";
import type { MenuItem } from "./menu";
import styles from "./site-menu.module.css";

/** The sections and their pages as native disclosures, for phones. */
export const PhoneMenu = ({ menu }: { menu: readonly MenuItem[] }) => (
  <StaticMarkup tag="nav" aria-label="手机导航">
    <ul className={styles.list}>
      {menu.map(({ id, label, href, groups }) =>
        groups.length === 0 ? (
          <li key={id}>
            <a className={styles.top} href={href}>
              {label}
            </a>
          </li>
        ) : (
          <li key={id}>
            <details name="site-menu">
              <summary className={styles.top}>
                {label}
                <IconDrawing name="chevron" size={18} />
              </summary>
              <div className={styles.links}>
                {groups[0]?.links[0]?.href !== href && <a href={href}>{label}总览</a>}
                {groups.map(({ by, title, href: groupHref, links }, index) => (
                  <Fragment key={index}>
                    {by && <p>{by}</p>}
                    {groupHref ? (
                      <a href={groupHref}>{title}</a>
                    ) : (
                      links.map((link) => (
                        <a key={link.href} href={link.href}>
                          {link.label}
                        </a>
                      ))
                    )}
                  </Fragment>
                ))}
              </div>
            </details>
          </li>
        ),
      )}
    </ul>
  </StaticMarkup>
);
