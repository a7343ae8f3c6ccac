import type { Metadata } from "next";
import { headers } from "next/headers";
import { visitorOf } from "@/app/api/visitor-cart";
import { CartPage } from "@/components/cart/cart-page";
import { listCartLines } from "@/db/queries/carts";
import { CART } from "@/lib/cart/limits";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: "询价单",
    description: "把要问价的产品、型号代码与数量列在一起，一次发给我们。",
    path: CART,
    noindex: true,
    nofollow: true,
  });

export default async function Cart() {
  const { cart } = visitorOf({ headers: await headers() });
  return <CartPage lines={listCartLines(cart)} />;
}
