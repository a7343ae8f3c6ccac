import type { ReactNode } from "react";
import { Container } from "@/components/ui/container";
import { Icon } from "@/components/ui/icon";
import { PhoneLines } from "@/components/ui/phone-lines";
import { filingHref, policeFilingHref, SITE } from "@/lib/site";
import type { SocialCode } from "@/lib/social-codes";
import styles from "./footer.module.css";
import { Logo } from "@/components/ui/logo";

type Props = { links: ReactNode; codes: readonly SocialCode[] };

/** Sitemap, contact details and the filing numbers (ICP, public security). */
export function Footer({ links, codes }: Props) {
  return (
    <footer className={`no-print ${styles.footer}`} data-surface="dark">
      <Container>
        {links}
        <div className={styles.company}>
          <div>
            <a href="/index" className={styles.home}>
              <Logo inverse />
            </a>
            <p className={styles.slogan}>{SITE.slogan}</p>
          </div>
          <Contact />
          <ul className={styles.codes}>
            {codes.map(({ label, src }) => (
              <li key={label}>
                <img className={styles.code} src={src} alt={`${label}二维码`} loading="lazy" />
                <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.legal}>
          <p>{SITE.copyright}</p>
          <p>
            <a href="/privacy">个人信息处理说明</a>
            <Filing href={filingHref} number={SITE.filing} />
            <Filing href={policeFilingHref(SITE.policeFiling)} number={SITE.policeFiling} badge />
          </p>
        </div>
      </Container>
    </footer>
  );
}

/** A filing number, which by Chinese rules links to the authority that issued it. */
function Filing({ href, number, badge = false }: { href: string; number: string; badge?: boolean }) {
  if (number === "") return null;
  return (
    <a href={href} target="_blank" rel="noopener">
      {badge && <Icon name="shield" className={styles.badge} />}
      {number}
      <span className="visually-hidden">（在新窗口打开）</span>
    </a>
  );
}

function Contact() {
  return (
    <address className={styles.contact}>
      <dl>
        <PhoneLines />
        <div>
          <dt>传真</dt>
          <dd>{SITE.fax}</dd>
        </div>
        <div>
          <dt>邮箱</dt>
          <dd>
            <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
          </dd>
        </div>
        <div>
          <dt>地址</dt>
          <dd>{SITE.address}</dd>
        </div>
      </dl>
    </address>
  );
}
