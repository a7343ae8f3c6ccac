import type { Metadata } from "next";
import { headers } from "next/headers";
import { visitorOf } from "@/app/api/visitor-cart";
import { CartPage } from "@/components/cart/cart-page";
import { listCartLines } from "@/db/queries/inquiry/carts";
import { discontinuedOf } from "@/db/queries/products/discontinued";
import { listFamilies } from "@/db/queries/categories/families";
import { codedProduct } from "@/db/queries/products/order-codes";
import { listOrders } from "@/db/queries/inquiry/orders";
import { readCartFaults } from "@/lib/inquiry/cart-faults";
import { CART } from "@/lib/inquiry/cart-limits";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

/** Receipts that are shown; who has more of them finds the others by the API. */
const ORDERS_SHOWN = 12;

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "询价单",
    description: PAGE_TEXTS.cart.description,
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
  return <CartPage lines={lines} faulty={readCartFaults(fault)} families={listFamilies()} orders={orders} />;
}
