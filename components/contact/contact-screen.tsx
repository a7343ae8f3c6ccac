import { PlainHead } from "@/components/page/plain-head";
import { type ListToSend, SentAlong } from "@/components/cart/sent-along";
import { Container } from "@/components/ui/container";
import { Section } from "@/components/ui/section";
import WORDS from "@/db/content/site/contact.json" with { type: "json" };
import { CONTACT } from "@/lib/inquiry/contact-address";
import { POINTS_ANCHOR, SEND_ANCHOR } from "@/lib/inquiry/sending";
import { SEND_LIST } from "@/lib/inquiry/cart-texts";
import type { About } from "@/lib/inquiry/message-about";
import type { ContactResult } from "@/lib/inquiry/contact-result";
import { socialCodes } from "@/lib/social-codes";
import { phrased } from "@/lib/text/phrases";
import { ContactDesks, SendingWays } from "./contact-desks";
import { ContactFacts } from "./contact-facts";
import { ContactForm } from "./contact-form";
import { ContactOutcome } from "./contact-outcome";
import { NextSteps } from "./next-steps";
import { PointMap } from "./point-map";
import { PointTable } from "./point-table";
import styles from "./contact-screen.module.css";

type Props = {
  /** The outcome of a message posted without JavaScript. */
  result: ContactResult | undefined;
  /** The number of the stored message, as staff know it. */
  number: number | undefined;
  /** The subject of the visitor's question. */
  asked: About | undefined;
  /** The part of the visitor's list that is sent, if the form was opened for it. */
  list: ListToSend | undefined;
};

export function ContactScreen({ result, number, asked, list }: Props) {
  const [wechat] = socialCodes();
  const isOrder = list !== undefined && list.lines.length > 0;
  return (
    <div className={styles.screen}>
      <PlainHead label="联系我们" path={CONTACT} lead={WORDS.lead} />
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
      <Section title="谁来答" tone="soft">
        <ContactDesks />
      </Section>
      <Section id={SEND_ANCHOR} title="怎样发照片和数据">
        <SendingWays />
      </Section>
      <Section id={POINTS_ANCHOR} title="服务点" lead={phrased(WORDS.points)} tone="soft">
        <div className={styles.points}>
          <PointMap />
          <PointTable />
        </div>
      </Section>
    </div>
  );
}
