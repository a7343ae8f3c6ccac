import type { CartLine } from "@/db/queries/inquiry/carts";
import type { Order } from "@/db/queries/inquiry/orders";
import { CART, RECEIPT } from "@/lib/inquiry/cart-limits";
import { type Address, addressText } from "@/lib/inquiry/order";
import { CART_TEXT } from "@/lib/inquiry/cart-texts";
import { chinaTime } from "@/lib/text/china-time";
import { OrderTable, totalText } from "./order-table";
import { RefreshList } from "./refresh-list";
import { UnreadTexts } from "./unread-texts";
import styles from "./sent-along.module.css";

/** The parts of a visitor's list that are sent with the form. */
export type ListToSend = {
  lines: readonly CartLine[];
  delivery: Address | null;
  project: string;
  /** Lines of parts lists that were not understood. */
  unread: readonly string[];
  /** The last order sent from the list. */
  last: Order | undefined;
};

/** More are collapsed, so that the form is not far below. */
const MOST_SHOWN = 8;

function Lines({ lines }: Pick<ListToSend, "lines">) {
  const linked = lines.map((line) => ({ ...line, href: `/newdetail/${line.product_id}` }));
  const caption = "随询价单提交的产品";
  if (lines.length <= MOST_SHOWN) return <OrderTable caption={caption} lines={linked} />;
  return (
    <>
      <OrderTable
        caption={caption}
        lines={linked.slice(0, MOST_SHOWN)}
        foot={`${totalText(lines)}，以上是前 ${MOST_SHOWN} 种`}
      />
      <details className={styles.rest}>
        <summary>其余 {lines.length - MOST_SHOWN} 种</summary>
        <OrderTable
          caption={`${caption}，其余`}
          lines={linked.slice(MOST_SHOWN)}
          first={MOST_SHOWN + 1}
          foot={totalText(lines)}
        />
      </details>
    </>
  );
}

/** Shows what will be sent. */
export function SentAlong({ lines, delivery, project, unread, last }: ListToSend) {
  if (lines.length === 0)
    return (
      <p className={styles.box}>
        {CART_TEXT.nothing}，下面的留言不带清单。<a href={CART}>去询价单选择</a>
        {last && (
          <>
            。最近一份已于 {chinaTime(last.createtime).slice(0, 16)} 提交，
            <a href={`${RECEIPT}/${last.number}`} rel="nofollow">
              查看回执
            </a>
          </>
        )}
      </p>
    );
  return (
    <div className={styles.box}>
      <RefreshList />
      {lines.length > MOST_SHOWN && (
        <p className={styles.change}>
          <a href="#message-name">直接填写联系信息 ↓</a>
        </p>
      )}
      <Lines lines={lines} />
      {project && <p className={styles.delivery}>项目名称：{project}</p>}
      <UnreadTexts texts={unread} />
      {delivery && <p className={styles.delivery}>收货地址：{addressText(delivery)}</p>}
      <p className={styles.change}>
        <a href={CART}>修改询价单</a>
      </p>
    </div>
  );
}
