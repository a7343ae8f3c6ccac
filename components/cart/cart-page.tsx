import { BreadcrumbBar } from "@/components/page/breadcrumb-bar";
import { Container } from "@/components/ui/container";
import type { CartLine } from "@/db/queries/carts";
import { CART } from "@/lib/cart/limits";

/** The visitor's own list. */
export function CartPage({ lines }: { lines: readonly CartLine[] }) {
  return (
    <>
      <BreadcrumbBar label="询价单" path={CART} />
      <Container>
        <h1>询价单</h1>
        <ul>
          {lines.map(({ id, title, model, code, quantity }) => (
            <li key={id}>
              {code || model} {title} × {quantity}
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
