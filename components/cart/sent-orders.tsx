import type { Order } from "@/db/queries/inquiry/orders";
import { CART, RECEIPT } from "@/lib/inquiry/cart-limits";
import { piecesOf } from "@/lib/inquiry/order";
import type { Page } from "@/lib/links/paging";
import { loginHref } from "@/lib/members/return-address";
import { isSmsOpen } from "@/lib/members/sms-open";
import { chinaTime } from "@/lib/text/china-time";
import styles from "./sent-orders.module.css";

/** An order with its state as a word (lib/inquiry/standing.ts). */
export type SentOrder = Order & { standing: string };

type Props = { orders: Page<SentOrder>; isSignedIn: boolean };

const SignIn = () => (
  <a href={loginHref(CART)} rel="nofollow">
    登录
  </a>
);

/** Who else can see the visitor's orders, and how. */
function Elsewhere({ isSignedIn }: Pick<Props, "isSignedIn">) {
  if (isSignedIn)
    return "您在任何设备上登录，都能看到登录后提交的，以及登录前在同一浏览器里用您的手机号码提交的。";
  if (!isSmsOpen()) return "只有提交时用的这个浏览器看得到；换了设备，请打开回执的网址，或致电报留言编号。";
  return (
    <>
      没有登录，只有提交时用的这个浏览器看得到；用提交时填写的手机号码
      <SignIn />
      一次，以后换了设备登录也看得到。
    </>
  );
}

/** The visitor's orders, newest first, each linked to its receipt. */
export function SentOrders({ orders: { items, total }, isSignedIn }: Props) {
  if (total === 0)
    return (
      !isSignedIn &&
      isSmsOpen() && (
        <p className={styles.rest}>
          在别的设备上提交过询价？
          <SignIn />
          后在这里查看。
        </p>
      )
    );
  return (
    <section aria-labelledby="sent" className={styles.sent}>
      <h2 id="sent" className={styles.title}>
        提交过的询价单
      </h2>
      <ul className={styles.orders}>
        {items.map(({ number, message, createtime, standing, lines }) => (
          <li key={number}>
            <a href={`${RECEIPT}/${number}`} rel="nofollow">
              留言编号 {message}，查看回执
            </a>
            <span>{chinaTime(createtime).slice(0, 16)} 提交</span>
            <span>
              {lines.length} 种，{piecesOf(lines)} 件
            </span>
            <strong>{standing}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.rest}>
        {total > items.length && `共 ${total} 份，这里是最近的 ${items.length} 份。`}
        <Elsewhere isSignedIn={isSignedIn} />
      </p>
    </section>
  );
}
