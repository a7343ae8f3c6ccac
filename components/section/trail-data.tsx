import { JsonLd } from "@/components/ui/json-ld";
import type { MenuLink } from "@/lib/navigation";
import { absoluteUrl } from "@/lib/seo";

/** The way down to a page, for search engines. */
export function TrailData({ items }: { items: readonly MenuLink[] }) {
  const itemListElement = items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.label,
    item: absoluteUrl(item.href),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}
