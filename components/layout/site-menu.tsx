import { Fragment } from "react";
import { Icon } from "@/components/ui/icon";
import { SITE, telHref } from "@/lib/site";
import { MENU_SEARCH } from "./focus-search";
import type { MenuItem } from "./menu";
import { SearchForm } from "@/components/search/search-form";
import { SiteMenuDialog } from "./site-menu-dialog";
import styles from "./site-menu.module.css";

/** The menu of phones: native disclosures inside a dialog, usable without scripts. */
export function SiteMenu({ menu }: { menu: MenuItem[] }) {
  return (
    <SiteMenuDialog>
      <SearchForm label="在菜单中搜索" id={MENU_SEARCH} />
      <nav aria-label="手机导航">
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
                    <Icon name="chevron" size={18} className={styles.chevron} />
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
      </nav>
      <p className={styles.contact}>
        <a href={telHref(SITE.salesLine)}>
          <Icon name="phone" />
          销售热线 {SITE.salesLine}
        </a>
        <a href={SITE.managementUrl} target="_blank" rel="noopener">
          <Icon name="external" />
          {SITE.managementLabel}
          <span className="visually-hidden">（在新窗口打开）</span>
        </a>
      </p>
    </SiteMenuDialog>
  );
}
