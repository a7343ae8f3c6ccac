import { PageBanner } from "@/components/ui/page-banner";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import type { About } from "@/lib/message/about";
import type { ContactResult } from "@/lib/message/contact-result";
import { picturePath } from "@/lib/pictures";
import { socialCodes } from "@/lib/social-codes";
import { ContactFacts } from "./contact-facts";
import { ContactForm } from "./contact-form";
import { ContactOutcome } from "./contact-outcome";
import { NextSteps } from "./next-steps";
import styles from "./contact-screen.module.css";

type Props = {
  /** What became of a message that was sent without script. */
  result: ContactResult | undefined;
  /** Its number at the desk, where it was stored. */
  number: number | undefined;
  /** What the visitor asks about. */
  asked: About | undefined;
};

export function ContactScreen({ result, number, asked }: Props) {
  const [wechat] = socialCodes();
  return (
    <>
      <BreadcrumbBar label="联系我们" path="/contact" />
      <PageBanner
        title="联系我们"
        lead="选型、方案或售后，留下联系方式，工程师会与您沟通。"
        image={picturePath("banners/contact-building") ?? ""}
      />
      <Container className={styles.columns}>
        <section aria-labelledby="consult" className={styles.form}>
          <h2 id="consult" className={styles.title}>
            在线咨询
          </h2>
          {result && <ContactOutcome {...{ result, number, asked, wechat }} />}
          <ContactForm asked={result === "ok" ? undefined : asked} wechat={wechat} />
        </section>
        <section aria-labelledby="reach" className={styles.facts}>
          <h2 id="reach" className={styles.title}>
            直接联系
          </h2>
          <ContactFacts />
          <NextSteps />
        </section>
      </Container>
    </>
  );
}
