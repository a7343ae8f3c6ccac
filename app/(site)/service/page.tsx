import type { Metadata } from "next";
import { inSiteOrder } from "@/lib/links/category-tree";
import { ServicePage } from "@/components/service/service-page";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { productItems } from "@/db/queries/products/products";
import { SERVICE } from "@/lib/links/service";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { faultKinds } from "@/lib/service/fault-codes";
import { partGroups } from "@/lib/service/spare-parts";

/** Of no single family. */
const GENERAL = { id: 0, name: "云平台与通用" };

const parts = partGroups.flatMap((group) => group.parts);
const named = [
  ...faultKinds.flatMap(({ products }) => products),
  ...parts.flatMap(({ products, part }) => [...products, ...(part === undefined ? [] : [part])]),
];

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: "常见问题与服务",
    description:
      "无功补偿、谐波治理、电力仪表与云平台的常见问题，SVG、APF、智能电容器等设备的故障代码与处理，备件，以及报修、检修与交还的步骤。",
    path: SERVICE,
  });
}

export default function Service() {
  const families = inSiteOrder(getCategoryTree()).map(({ id, name }) => ({ id, name }));
  const models = Object.fromEntries(
    productItems([...new Set(named)]).map(({ id, model }) => [id, model] as const),
  );
  return <ServicePage families={[...families, GENERAL]} models={models} />;
}
