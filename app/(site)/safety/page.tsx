import type { Metadata } from "next";
import { SafetyPage } from "@/components/service/safety-page";
import { getCategoryPath } from "@/db/queries/categories/categories";
import { categoryBreadcrumbs } from "@/lib/links/product-breadcrumbs";
import { SAFETY } from "@/lib/links/safety";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SAFETY_RULES } from "@/lib/service/safety";

const { title, lead, devices } = SAFETY_RULES;

export const generateMetadata = (): Metadata => pageMetadata({ title, description: lead, path: SAFETY });

export default function Safety() {
  const lists = devices.map(({ id, categories }) => [
    id,
    categories.flatMap((category) => categoryBreadcrumbs(getCategoryPath(category)).at(-1) ?? []),
  ]);
  return <SafetyPage lists={Object.fromEntries(lists)} />;
}
