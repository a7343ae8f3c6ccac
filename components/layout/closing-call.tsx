"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { CONTACT } from "@/lib/routes/contact-address";
import { SITE, telHref } from "@/lib/site";
import styles from "./closing-call.module.css";

type Props = {
  title?: string;
  text?: string;
  /** The form, for what the page is about. */
  href?: string;
};

/** The end of a page: one sentence and one way to reach us. */
export function ClosingCall({
  title = "把现场的问题交给工程师",
  text = "告诉我们系统电压、容量与主要负荷，我们给出选型与方案。",
  href = CONTACT,
}: Props) {
  return (
    <section className={`no-print ${styles.call}`} data-surface="dark">
      <Container className={styles.inside}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={href} rel={href === CONTACT ? undefined : "nofollow"} icon="arrow">
            在线咨询
          </ButtonLink>
          <ButtonLink href={telHref(SITE.salesLine)} variant="secondary" icon="phone">
            {SITE.salesLine}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
