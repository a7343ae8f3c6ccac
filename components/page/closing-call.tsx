import { ButtonLinkMarkup } from "@/components/ui/button-link-markup";
import { Container } from "@/components/ui/container";
import { StaticMarkup } from "@/components/ui/static-markup";
import { WordsMarkup } from "@/components/ui/words-markup";
import type { ClosingWords } from "@/lib/links/closing-words";
import { CONTACT } from "@/lib/inquiry/contact-address";
import { SITE, telHref } from "@/lib/site";
import { phrased } from "@/lib/text/phrases";
import { HowToSend } from "./how-to-send";
import styles from "./closing-call.module.css";

type Props = ClosingWords & {
  /** The contact form with the subject of the page. */
  href?: string;
  /** The phone line, if not that of sales. */
  phone?: string;
};

/** The call to action at the end of a page: what to ask, what to have ready, and links to the form and phone. */
export function ClosingCall({ title, text, href = CONTACT, phone = SITE.salesLine }: Props) {
  return (
    <StaticMarkup tag="section" className={`no-print ${styles.call}`} data-surface="dark">
      <Container className={styles.inside}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <WordsMarkup text={phrased(title)} />
          </h2>
          <p className={styles.text}>{text}</p>
          <HowToSend after={text} className={styles.send} />
        </div>
        <div className={styles.actions}>
          <ButtonLinkMarkup data-ask href={href} rel={href === CONTACT ? undefined : "nofollow"} icon="arrow">
            在线咨询
          </ButtonLinkMarkup>
          <ButtonLinkMarkup href={telHref(phone)} variant="secondary" icon="phone">
            {phone}
          </ButtonLinkMarkup>
        </div>
      </Container>
    </StaticMarkup>
  );
}
