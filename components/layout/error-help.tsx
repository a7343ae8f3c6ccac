import { ButtonLink } from "@/components/ui/button-link";
import { SectionLinks } from "@/components/page/section-links";
import { Container } from "@/components/ui/container";
import { SITE, telHref } from "@/lib/site";
import styles from "./message-page.module.css";

/** A general error message and what the visitor can do; details are in the server's log. */
export function ErrorHelp() {
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>页面暂时打不开</h1>
      <p className={styles.text}>
        服务出了点问题，请稍后重试。如果急需联系我们，可以直接拨打销售热线
        <a href={telHref(SITE.salesLine)}>{SITE.salesLine}</a>。
      </p>
      <p className={styles.actions}>
        {/* An empty href is the current URL: it reloads. */}
        <ButtonLink href="">重试</ButtonLink>
        <ButtonLink href="/index" variant="secondary">
          返回首页
        </ButtonLink>
      </p>
      <div className={styles.links}>
        <SectionLinks />
      </div>
    </Container>
  );
}
