import type { CartLine } from "@/db/queries/carts";
import { CART } from "@/lib/cart/limits";
import { type Address, addressText } from "@/lib/cart/order";
import { CART_TEXT } from "@/lib/cart/texts";
import { OrderTable } from "./order-table";
import styles from "./sent-along.module.css";

/** What of a visitor's list goes along with the form. */
export type ListToSend = { lines: readonly CartLine[]; delivery: Address | null };

/** Shows before sending what goes along. */
export function SentAlong({ lines, delivery }: ListToSend) {
  if (lines.length === 0)
    return (
      <p className={styles.box}>
        {CART_TEXT.nothing}，下面的留言不带清单。<a href={CART}>去询价单选择</a>
      </p>
    );
  return (
    <div className={styles.box}>
      <OrderTable
        caption="随询价单提交的产品"
        lines={lines.map((line) => ({ ...line, href: `/newdetail/${line.product_id}` }))}
      />
      {delivery && <p className={styles.delivery}>收货地址：{addressText(delivery)}</p>}
      <p className={styles.change}>
        <a href={CART}>修改询价单</a>
      </p>
    </div>
  );
}
