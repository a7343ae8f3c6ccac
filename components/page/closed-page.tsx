import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import type { ClosedPageText } from "@/lib/links/closed-pages";
import { boardHref } from "@/lib/board/addresses";
import { DOWNLOADS } from "@/lib/downloads/address";
import { SITE, telHref } from "@/lib/site";
import styles from "./closed-page.module.css";
import { phrased } from "@/lib/text/phrases";
import { Words } from "@/components/ui/words";
import { BreadcrumbBar } from "./breadcrumb-bar";
import { SectionLinks } from "./section-links";

/** Links to what is open to everybody. */
const OPEN = [
  { label: "产品中心", href: "/product_centers" },
  { label: "解决方案", href: "/solutionPage" },
  { label: "工程问答", href: boardHref({ kind: "speak" }) },
  { label: "资料下载", href: DOWNLOADS },
  { label: "询价单", href: "/cart" },
];

/** States that a feature is not available, and what the visitor can do instead. */
export function ClosedPage({ path, title, text }: ClosedPageText) {
  return (
    <>
      <BreadcrumbBar label={title} path={path} />
      <Container className={styles.page}>
        <div>
          <p className={styles.state}>
            <Icon name="alert" />
            该功能暂未开放
          </p>
          <h1 className={styles.title}>
            <Words text={phrased(title)} />
          </h1>
          <p className={styles.text}>{text}</p>
          <p className={styles.actions}>
            <ButtonLink href="/contact" icon="arrow">
              在线咨询
            </ButtonLink>
            <ButtonLink href={telHref(SITE.salesLine)} variant="secondary" icon="phone">
              {SITE.salesLine}
            </ButtonLink>
          </p>
        </div>
        <nav className={styles.next} aria-label="不用登录">
          <h2 className={styles.nextTitle}>不用登录就能用</h2>
          <SectionLinks links={OPEN} className={styles.links} />
        </nav>
      </Container>
    </>
  );
}
