import type { Line } from "@/lib/inquiry/message-about";
import { ANSWER_PROMISE } from "@/lib/inquiry/next-steps";
import { SITE, telHref } from "@/lib/site";
import type { SocialCode } from "@/lib/social-codes";
import { LabelledLines } from "@/components/ui/labelled-lines";
import styles from "./message-sent.module.css";

type Props = {
  /** The number of the message, as staff know it. */
  number: number | undefined;
  lines: readonly Line[];
  wechat: SocialCode | undefined;
};

/** After a message was stored: its contents, when to expect an answer, and how to contact us until then. */
export function MessageSent({ number, lines, wechat }: Props) {
  return (
    <div className={styles.sent}>
      <div className={styles.words}>
        {number && (
          <p>
            留言编号：<strong className={styles.number}>{number}</strong>
          </p>
        )}
        <p>
          <strong>{ANSWER_PROMISE.title}。</strong>
          {ANSWER_PROMISE.text}
        </p>
        {lines.length > 0 && <LabelledLines lines={lines} />}
        <p>
          急需时请拨打销售热线{" "}
          <a className={styles.phone} href={telHref(SITE.salesLine)}>
            {SITE.salesLine}
          </a>
          {number && "，报留言编号即可"}。
        </p>
      </div>
      {wechat && (
        <figure className={styles.wechat}>
          <img src={wechat.src} alt={`${wechat.label}二维码`} width={112} height={112} />
          <figcaption>{wechat.label}</figcaption>
        </figure>
      )}
    </div>
  );
}
