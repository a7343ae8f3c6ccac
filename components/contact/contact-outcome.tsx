import { StatusLine } from "@/components/ui/status-line";
import { CART } from "@/lib/inquiry/cart-limits";
import { CONTACT_RESULT, type ContactResult } from "@/lib/inquiry/contact-result";
import { type About, aboutLines } from "@/lib/inquiry/message-about";
import type { SocialCode } from "@/lib/social-codes";
import styles from "./contact-outcome.module.css";
import { MessageSent } from "./message-sent";

type Props = {
  result: ContactResult;
  number: number | undefined;
  asked: About | undefined;
  wechat: SocialCode | undefined;
};

/** The outcome of a message posted without JavaScript. The URL has no personal data. */
export function ContactOutcome({ result, number, asked, wechat }: Props) {
  const isStored = result === "ok";
  return (
    <div className={styles.outcome}>
      <StatusLine tone={isStored ? "success" : "danger"} text={CONTACT_RESULT[result]} />
      {result === "nothing" ? (
        <p>
          信息没有提交。请先在<a href={CART}>询价单</a>里勾选要询价的产品。
        </p>
      ) : (
        <p>
          {isStored
            ? "我们已收到您的信息，会按您留下的联系方式与您联系。"
            : "信息没有提交。用浏览器的“返回”可以回到刚才的表单，已填写的内容会保留。"}
        </p>
      )}
      {isStored && <MessageSent number={number} lines={asked ? aboutLines(asked) : []} wechat={wechat} />}
    </div>
  );
}
