"use client";

import { ButtonLink } from "@/components/ui/button-link";
import { Container } from "@/components/ui/container";
import { Words } from "@/components/ui/words";
import type { ClosingWords } from "@/lib/links/closing-words";
import { CONTACT } from "@/lib/inquiry/contact-address";
import { SITE, telHref } from "@/lib/site";
import { HowToSend } from "./how-to-send";
import styles from "./closing-call.module.css";

export type ClosingCallProps = ClosingWords & {
  /** The contact form with the subject of the page. */
  href?: string;
  /** The phone line, if not that of sales. */
  phone?: string;
};

/** The call to action at the end of a page: what to ask, what to have ready, and links to the form and phone. */
export function ClosingCallView({ title, text, href = CONTACT, phone = SITE.salesLine }: ClosingCallProps) {
  return (
    <section className={`no-print ${styles.call}`} data-surface="dark">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <Words text={title} />
          </h2>
          <p className={styles.text}>{text}</p>
          <HowToSend after={text} className={styles.send} />
        </div>
        <div className={styles.actions}>
          <ButtonLink data-ask href={href} rel={href === CONTACT ? undefined : "nofollow"} icon="arrow">
            在线咨询
          </ButtonLink>
          <ButtonLink href={telHref(phone)} variant="secondary" icon="phone">
            {phone}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
