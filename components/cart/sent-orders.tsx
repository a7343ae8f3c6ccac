import type { Order } from "@/db/queries/inquiry/orders";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { piecesOf } from "@/lib/inquiry/order";
import type { Page } from "@/lib/links/paging";
import { chinaTime } from "@/lib/text/china-time";
import styles from "./sent-orders.module.css";

/** An order with how it stands in a word (lib/inquiry/standing.ts). */
export type SentOrder = Order & { standing: string };

/** What of the visitor's lists was sent, the newest first, each on to its receipt. */
export function SentOrders({ items, total }: Page<SentOrder>) {
  if (total === 0) return null;
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
        只有提交时用的这个浏览器看得到；换了设备，请打开回执的网址，或致电报留言编号。
      </p>
    </section>
  );
}
