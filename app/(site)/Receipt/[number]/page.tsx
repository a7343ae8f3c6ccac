import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ownerOf } from "@/app/api/order-owner";
import { ReceiptPage } from "@/components/cart/receipt-page";
import { chinaDay } from "@/db/queries/inquiry/desk";
import { getOrder, isOwn } from "@/db/queries/inquiry/orders";
import { getReceipt } from "@/db/queries/inquiry/receipts";
import { RECEIPT } from "@/lib/inquiry/cart-limits";
import { isReplyFault } from "@/lib/inquiry/quotation";
import { readQuery } from "@/lib/links/query";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/Receipt/[number]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { number } = getOrder((await params).number) ?? notFound();
  return pageMetadata({
    title: "询价单回执",
    description: "已提交的询价单：产品、型号代码、数量与处理状态。",
    path: `${RECEIPT}/${number}`,
    noindex: true,
    nofollow: true,
  });
}

export default async function Receipt({ params, searchParams }: Props) {
  const receipt = getReceipt((await params).number) ?? notFound();
  const owner = ownerOf({ headers: await headers() });
  const { fault = "" } = await readQuery(searchParams);
  return (
    <ReceiptPage
      receipt={receipt}
      isOwn={isOwn(receipt, owner)}
      today={chinaDay(new Date())}
      fault={isReplyFault(fault) ? fault : undefined}
    />
  );
}
