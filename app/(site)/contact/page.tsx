import type { Metadata } from "next";
import { ContactScreen } from "@/components/contact/contact-screen";
import { getProducts } from "@/db/queries/products";
import { getSolution } from "@/db/queries/solutions";
import type { About } from "@/lib/message/about";
import { CONTACT_RESULT, type ContactResult } from "@/lib/message/contact-result";
import { CONTACT, readAsked } from "@/lib/routes/contact-address";
import { routeId } from "@/lib/routes/params";
import { readQuery } from "@/lib/routes/query";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/contact">;

const isResult = (value: string): value is ContactResult => Object.hasOwn(CONTACT_RESULT, value);

function aboutOf(query: Record<string, string>): About | undefined {
  const { products: ids, solution: id, code, about: words } = readAsked(query);
  const products = getProducts(ids).map(({ id, model, title }) => ({
    ...{ kind: "product" as const, id },
    name: [model, title].filter(Boolean).join(" "),
  }));
  const found = id === undefined ? undefined : getSolution(id);
  const solutions = found ? [{ kind: "solution" as const, id: found.id, name: found.title }] : [];
  const subjects = [...products, ...solutions];
  return subjects.length > 0 || code || words ? { subjects, code, words } : undefined;
}

async function load({ searchParams }: Props) {
  const query = await readQuery(searchParams);
  const { result = "", number } = query;
  return {
    result: isResult(result) ? result : undefined,
    number: routeId.parse(number) || undefined,
    asked: aboutOf(query),
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { result, asked } = await load(props);
  return pageMetadata({
    title: result ? CONTACT_RESULT[result] : "联系我们",
    description:
      "在线咨询无功补偿、电能质量与智能电力仪表的选型、方案与售后，或直接拨打销售、技术与售后热线。",
    path: CONTACT,
    noindex: result !== undefined || asked !== undefined,
  });
}

export default async function ContactPage(props: Props) {
  return <ContactScreen {...await load(props)} />;
}
