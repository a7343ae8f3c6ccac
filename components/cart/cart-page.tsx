import { PlainHead } from "@/components/page/plain-head";
import { Container } from "@/components/ui/container";
import { withPictures } from "@/components/ui/picture";
import type { CartLine } from "@/db/queries/carts";
import type { Family } from "@/db/queries/families";
import type { Faulty } from "@/lib/cart/faults";
import { CART } from "@/lib/cart/limits";
import { SITE } from "@/lib/site";
import { CartForm } from "./cart-form";
import styles from "./cart-page.module.css";
import { EmptyCart } from "./empty-cart";

type Props = {
  lines: readonly (CartLine & { example: string | undefined })[];
  /** What was not done when the form was posted without script. */
  told: readonly Faulty[];
  families: readonly Family[];
};

/** The visitor's own list. */
export const CartPage = ({ lines, told, families }: Props) => (
  <>
    <PlainHead
      label="询价单"
      path={CART}
      lead="把要询价的产品、订货代码与数量列在一起，一次发给我们，由业务人员报价。"
    >
      <ul className={styles.terms}>
        <li>不标价、不付款，不用登录</li>
        <li>只有这个浏览器看得到；{SITE.cartRetentionDays} 天没有改动就删除</li>
      </ul>
    </PlainHead>
    <Container className={styles.page}>
      <CartForm lines={withPictures(lines)} told={told} empty={<EmptyCart families={families} />} />
    </Container>
  </>
);
