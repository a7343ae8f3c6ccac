import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ReceiptPage } from "@/components/cart/receipt-page";
import { getOrder } from "@/db/queries/orders";
import { RECEIPT } from "@/lib/cart/limits";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/Receipt/[number]">;

const load = async ({ params }: Props) => getOrder((await params).number) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { number } = await load(props);
  return pageMetadata({
    title: "询价单回执",
    description: "已提交的询价单：产品、型号代码、数量与处理状态。",
    path: `${RECEIPT}/${number}`,
    noindex: true,
    nofollow: true,
  });
}

export default async function Receipt(props: Props) {
  return <ReceiptPage order={await load(props)} />;
}
