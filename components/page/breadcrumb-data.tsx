import type { ListItem } from "schema-dts";
import { JsonLd } from "@/components/ui/json-ld";
import type { MenuLink } from "@/lib/links/navigation";
import { absoluteUrl } from "@/lib/seo/page-metadata";

/** The structured data of breadcrumbs. */
export function BreadcrumbData({ items }: { items: readonly MenuLink[] }) {
  const itemListElement = items.map((item, index): ListItem => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.label,
    item: absoluteUrl(item.href),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}
