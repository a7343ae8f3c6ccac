import { PlainHead } from "@/components/page/plain-head";
import { Button, ButtonLink } from "@/components/ui/button-link";
import { CART } from "@/lib/inquiry/cart-limits";
import { AGAIN, stopSendHref, UNSUBSCRIBE } from "@/lib/inquiry/customer-mail-address";
import { SITE, telHref } from "@/lib/site";
import styles from "./unsubscribe-page.module.css";

type Props = {
  token: string;
  /** The state of the token's mailbox; undefined for an incomplete link. */
  standing: "open" | "stopped" | undefined;
};

const LEADS = {
  open: "这封邮件所到的邮箱现在接收本站的通知邮件。点下面的按钮之后就不再收到：咨询与询价单照常处理，业务人员仍会打电话与您联系。以后想再收到，打开同一个链接就能恢复。",
  stopped:
    "这个邮箱不再收到本站的通知邮件。咨询与询价单照常处理，业务人员仍会打电话与您联系；询价单的处理状态可以在回执上看到。点错了或者想再收到，点“恢复接收”即可。",
  broken: `链接不完整，没有停止任何邮件。请从邮件里复制整个链接再打开，或者致电 ${SITE.salesLine}，我们替您办理。`,
};

/** Stops or resumes the mails to an address, by its button only: opening the link changes nothing. */
export const UnsubscribePage = ({ token, standing }: Props) => (
  <PlainHead
    label="停止接收邮件"
    path={UNSUBSCRIBE}
    title={standing === "stopped" ? "已停止接收邮件" : "停止接收邮件"}
    lead={LEADS[standing ?? "broken"]}
  >
    <div className={styles.actions}>
      {standing === "open" && (
        <form method="post" action={stopSendHref(token)}>
          <Button type="submit">停止接收</Button>
        </form>
      )}
      {standing === "stopped" && (
        <>
          <ButtonLink href={CART}>看询价单</ButtonLink>
          <form method="post" action={stopSendHref(token)} className={styles.again}>
            <input type="hidden" {...AGAIN} />
            <Button type="submit" variant="secondary">
              恢复接收
            </Button>
          </form>
        </>
      )}
      {!standing && (
        <ButtonLink href={telHref(SITE.salesLine)} icon="phone">
          {SITE.salesLine}
        </ButtonLink>
      )}
    </div>
  </PlainHead>
);
