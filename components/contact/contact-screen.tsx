import { PageBanner } from "@/components/ui/page-banner";
import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { type ListToSend, SentAlong } from "@/components/cart/sent-along";
import { Container } from "@/components/ui/container";
import { SEND_LIST } from "@/lib/inquiry/cart-texts";
import type { About } from "@/lib/inquiry/message-about";
import type { ContactResult } from "@/lib/inquiry/contact-result";
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
  /** What of the visitor's list goes along, where the form was opened for it. */
  list: ListToSend | undefined;
};

export function ContactScreen({ result, number, asked, list }: Props) {
  const [wechat] = socialCodes();
  const isOrder = list !== undefined && list.lines.length > 0;
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
            {isOrder ? SEND_LIST : "在线咨询"}
          </h2>
          {result && <ContactOutcome {...{ result, number, asked, wechat }} />}
          {list && (isOrder || result !== "nothing") && <SentAlong {...list} />}
          <ContactForm
            asked={result === "ok" ? undefined : asked}
            wechat={wechat}
            {...(isOrder && { isOrder })}
          />
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
