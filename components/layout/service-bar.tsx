import { CartLink } from "@/components/cart/cart-link";
import { Icon } from "@/components/ui/icon";
import { SITE, telHref } from "@/lib/site";
import type { SocialCode } from "@/lib/social-codes";
import { AskLink } from "./ask-link";
import { MenuButton } from "./menu-button";
import { PageCode } from "./page-code";
import styles from "./service-bar.module.css";
import { ServiceRail } from "./service-rail";

/** Contact shortcuts: a rail at the edge of wide screens, a bar at the bottom of phones. */
export function ServiceBar({ codes }: { codes: readonly SocialCode[] }) {
  const [wechat] = codes;
  return (
    <>
      <ServiceRail>
        <ul>
          <li>
            <AskLink className={styles.consult}>
              <Icon name="chat" />
              <span className={styles.hint}>在线咨询</span>
            </AskLink>
          </li>
          <li>
            <CartLink look="rail" words={styles.hint} />
          </li>
          <li>
            <a href={telHref(SITE.salesLine)}>
              <Icon name="phone" />
              <span className={styles.hint}>销售热线 {SITE.salesLine}</span>
            </a>
          </li>
          {wechat && (
            <li>
              <button type="button" popoverTarget="wechat-code">
                <Icon name="wechat" />
                <span className={styles.hint}>{wechat.label}</span>
              </button>
              <div
                id="wechat-code"
                popover="auto"
                className={styles.popover}
                role="dialog"
                aria-label={wechat.label}
              >
                <img className={styles.code} src={wechat.src} alt={`${wechat.label}二维码`} loading="lazy" />
                <p>扫码关注{wechat.label}</p>
              </div>
            </li>
          )}
          <li className="script-only">
            <button type="button" popoverTarget="page-code">
              <Icon name="qr" />
              <span className={styles.hint}>本页二维码</span>
            </button>
            <div
              id="page-code"
              popover="auto"
              className={styles.popover}
              role="dialog"
              aria-label="本页二维码"
            >
              <PageCode className={styles.code} />
              <p>用手机打开本页</p>
            </div>
          </li>
          <li>
            <a href="#top">
              <Icon name="up" />
              <span className={styles.hint}>返回顶部</span>
            </a>
          </li>
        </ul>
      </ServiceRail>
      <nav id="service-bar" className={`no-print ${styles.bar}`} aria-label="快捷服务（手机）">
        <a href={telHref(SITE.salesLine)}>
          <Icon name="phone" />
          电话
        </a>
        <AskLink className={styles.consult}>
          <Icon name="chat" />
          咨询
        </AskLink>
        <CartLink look="bar" />
        <MenuButton>
          <Icon name="menu" />
          菜单
        </MenuButton>
      </nav>
    </>
  );
}
