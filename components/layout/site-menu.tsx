import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { SITE, telHref } from "@/lib/site";
import { MENU_SEARCH } from "./focus-search";
import { SearchForm } from "@/components/search/search-form";
import { SiteMenuDialog } from "./site-menu-dialog";
import styles from "./site-menu.module.css";

/** The menu of phones: search, links and contact inside a dialog, usable without scripts. */
export function SiteMenu({ children }: { children: ReactNode }) {
  return (
    <SiteMenuDialog>
      <SearchForm label="在菜单中搜索" id={MENU_SEARCH} />
      {children}
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
