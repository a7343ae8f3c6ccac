import type { Metadata } from "next";
import { ContactScreen } from "@/components/contact/contact-screen";
import { getProduct } from "@/db/queries/products";
import { CONTACT_RESULT, type ContactResult } from "@/lib/message/contact-result";
import { routeId } from "@/lib/routes/params";
import { readQuery } from "@/lib/routes/query";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/contact">;

const isResult = (value: string): value is ContactResult => Object.hasOwn(CONTACT_RESULT, value);

async function load({ searchParams }: Props) {
  const { result = "", product } = await readQuery(searchParams);
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
