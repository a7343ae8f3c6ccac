import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import type { Order } from "@/db/queries/orders";
import { RECEIPT } from "@/lib/cart/limits";
import { ORDER_STATES, orderLineText } from "@/lib/cart/order";

/** What was sent. */
export function ReceiptPage({ order }: { order: Order }) {
  return (
    <>
      <BreadcrumbBar label="询价单回执" path={`${RECEIPT}/${order.number}`} />
      <Container>
        <h1>询价单回执</h1>
        <p>{ORDER_STATES[order.state]}</p>
        <ul>
          {order.lines.map((line) => (
            <li key={`${line.product_id} ${line.code}`}>{orderLineText(line)}</li>
          ))}
        </ul>
      </Container>
    </>
  );
}
