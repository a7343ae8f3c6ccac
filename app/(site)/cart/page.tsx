import type { Metadata } from "next";
import { headers } from "next/headers";
import { visitorOf } from "@/app/api/visitor-cart";
import { CartPage } from "@/components/cart/cart-page";
import { listCartLines } from "@/db/queries/carts";
import { discontinuedOf } from "@/db/queries/discontinued";
import { listFamilies } from "@/db/queries/families";
import { codedProduct } from "@/db/queries/order-codes";
import { listOrders } from "@/db/queries/orders";
import { readCartFaults } from "@/lib/cart/faults";
import { CART } from "@/lib/cart/limits";
import { readQuery } from "@/lib/routes/query";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** Receipts that are shown; who has more of them finds the others by the API. */
const ORDERS_SHOWN = 12;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "询价单",
    description: "把要询价的产品、订货代码与数量列在一起，一次发给我们。",
    path: CART,
    noindex: true,
    nofollow: true,
  });

export default async function Cart({ searchParams }: PageProps<"/cart">) {
  const { fault = "" } = await readQuery(searchParams);
  const { cart } = visitorOf({ headers: await headers() });
  const lines = listCartLines(cart).map((line) => ({
    ...line,
    example: codedProduct(line.product_id)?.ordercode,
    isDiscontinued: discontinuedOf(line.product_id) !== undefined,
  }));
  const orders = listOrders(cart, { page: 1, limit: ORDERS_SHOWN });
  return <CartPage lines={lines} told={readCartFaults(fault)} families={listFamilies()} orders={orders} />;
}
