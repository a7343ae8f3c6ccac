import type { Metadata } from "next";
import { ContactScreen } from "@/components/contact/contact-screen";
import { getProduct } from "@/db/products";
import { CONTACT_RESULT, type ContactResult } from "@/lib/contact-result";
import { readChoice } from "@/lib/list-addresses";
import { routeId } from "@/lib/params";
import { pageMetadata } from "@/lib/seo";

type Props = { params: Promise<{ choice?: string[] }> };

export const generateStaticParams = () => [];

const isResult = (value: string): value is ContactResult => Object.hasOwn(CONTACT_RESULT, value);

async function load({ params }: Props) {
  const { result = "", product } = readChoice((await params).choice);
  return {
    result: isResult(result) ? result : undefined,
    product: getProduct(routeId.parse(product))?.title,
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { result } = await load(props);
  return pageMetadata({
    title: result ? CONTACT_RESULT[result] : "联系我们",
    description:
      "在线咨询无功补偿、电能质量与智能电力仪表的选型、方案与售后，或直接拨打销售、技术与售后热线。",
    path: "/contact",
    noindex: result !== undefined,
  });
}

export default async function ContactPage(props: Props) {
  return <ContactScreen {...await load(props)} />;
}
