import { PlainHead } from "@/components/page/plain-head";
import { withPictures } from "@/components/ui/picture";
import type { CartLine } from "@/db/queries/inquiry/carts";
import type { Family } from "@/db/queries/categories/families";
import type { Order } from "@/db/queries/inquiry/orders";
import type { Faulty } from "@/lib/inquiry/cart-faults";
import { CART } from "@/lib/inquiry/cart-limits";
import type { Page } from "@/lib/links/paging";
import { SITE } from "@/lib/site";
import { CartForm } from "./cart-form";
import type { ProductNotes } from "./cart-line";
import { EmptyCart } from "./empty-cart";
import { SentOrders } from "./sent-orders";

type Props = {
  lines: readonly (CartLine & ProductNotes)[];
  /** What was not done when the form was posted without script. */
  faulty: readonly Faulty[];
  families: readonly Family[];
  /** What of the visitor's lists was sent. */
  orders: Page<Order>;
};

const LEAD =
  "把要询价的产品、订货代码与数量列在一起，一次发给我们，由业务人员报价。不标价、不付款，不用登录；";

/** The visitor's own list. */
export const CartPage = ({ lines, faulty, families, orders }: Props) => (
  <>
    <PlainHead
      label="询价单"
      path={CART}
      lead={`${LEAD}询价单只有这个浏览器看得到，${SITE.cartRetentionDays} 天没有改动就删除。`}
    />
    <CartForm
      lines={withPictures(lines)}
      faulty={faulty}
      sent={<SentOrders {...orders} />}
      empty={<EmptyCart families={families} />}
    />
  </>
);
