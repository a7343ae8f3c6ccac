import type { Metadata } from "next";
import { inSiteOrder } from "@/lib/links/category-tree";
import { ServicePage } from "@/components/service/service-page";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { productItems } from "@/db/queries/products/products";
import { readQuery } from "@/lib/links/query";
import { SERVICE } from "@/lib/links/service";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { faultKinds } from "@/lib/service/fault-codes";
import { partGroups } from "@/lib/service/spare-parts";
import { PAGE_TEXTS } from "@/lib/links/page-texts";

/** Questions that belong to no single family. */
const GENERAL = { id: 0, name: "云平台与通用" };

const parts = partGroups.flatMap((group) => group.parts);
const named = [
  ...faultKinds.flatMap(({ products }) => products),
  ...parts.flatMap(({ products, part }) => [...products, ...(part === undefined ? [] : [part])]),
];

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "常见问题与服务",
    description: PAGE_TEXTS.service.description,
    path: SERVICE,
  });
}

export default async function Service({ searchParams }: PageProps<"/service">) {
  const { product } = await readQuery(searchParams);
  const families = inSiteOrder(getCategoryTree()).map(({ id, name }) => ({ id, name }));
  const models = Object.fromEntries(
    productItems([...new Set(named)]).map(({ id, model }) => [id, model] as const),
  );
  return (
    <ServicePage
      families={[...families, GENERAL]}
      models={models}
      asked={product === undefined ? undefined : Number(product)}
    />
  );
}
