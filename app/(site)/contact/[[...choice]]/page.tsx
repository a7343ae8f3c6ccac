import type { Metadata } from "next";
import { ContactScreen } from "@/components/contact/contact-screen";
import { CONTACT_RESULT, type ContactResult } from "@/lib/contact-result";
import { readChoice } from "@/lib/list-addresses";
import { pageMetadata } from "@/lib/seo";

type Props = { params: Promise<{ choice?: string[] }> };

export const generateStaticParams = () => [];

async function resultOf({ params }: Props): Promise<ContactResult | undefined> {
  const { result = "" } = readChoice((await params).choice);
  return Object.hasOwn(CONTACT_RESULT, result) ? (result as ContactResult) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const result = await resultOf(props);
  return pageMetadata({
    title: result ? CONTACT_RESULT[result] : "联系我们",
    description:
      "在线咨询无功补偿、电能质量与智能电力仪表的选型、方案与售后，或直接拨打销售、技术与售后热线。",
    path: "/contact",
    noindex: result !== undefined,
  });
}

export default async function ContactPage(props: Props) {
  return <ContactScreen result={await resultOf(props)} />;
}
