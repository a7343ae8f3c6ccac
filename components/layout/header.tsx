import { CartLink } from "@/components/cart/cart-link";
import { Icon } from "@/components/ui/icon";
import { FaultBoundary } from "@/components/ui/fault-boundary";
import { SITE, telHref } from "@/lib/site";
import { HEADER_SEARCH } from "./focus-search";
import type { Submenu } from "./frame-links";
import styles from "./header.module.css";
import { Logo } from "@/components/ui/logo";
import { MainMenu } from "./main-menu";
import { MenuButton } from "./menu-button";
import { SearchForm } from "@/components/search/search-form";
import { SearchLink } from "./search-link";
import { useSearchShortcut } from "./use-search-shortcut";

export function Header({ submenus }: { submenus: readonly Submenu[] }) {
  useSearchShortcut();
  return (
    <header className={`no-print ${styles.header}`}>
      <div className={styles.utility}>
        <p>{SITE.slogan}</p>
        <CartLink look="line" />
        <a href={SITE.managementUrl} target="_blank" rel="noopener">
          {SITE.managementLabel}
          <Icon name="external" size={14} />
          <span className="visually-hidden">（在新窗口打开）</span>
        </a>
        <a href={telHref(SITE.salesLine)}>
          <Icon name="phone" size={14} />
          <span className="visually-hidden">销售热线 </span>
          {SITE.salesLine}
        </a>
      </div>
      <div className={styles.main}>
        <a href="/index" className={styles.logo}>
          <Logo />
        </a>
        <div className={styles.search}>
          <SearchForm label="搜索全站" id={HEADER_SEARCH} compact />
        </div>
        <FaultBoundary name="menu">
          <MainMenu submenus={submenus} />
        </FaultBoundary>
        <SearchLink className={styles.phoneButton} />
        <MenuButton className={styles.phoneButton} label="打开菜单">
          <Icon name="menu" size={26} />
        </MenuButton>
      </div>
    </header>
  );
}
