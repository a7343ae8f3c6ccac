import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import { JsonLd } from "@/components/ui/json-ld";
import type { MenuLink } from "@/lib/navigation";
import { absoluteUrl } from "@/lib/seo";
import styles from "./trail.module.css";

type Props = { parents?: readonly MenuLink[]; label: string; path: string };

/** Where a page stands, for visitors and for search engines. */
export function Trail({ parents = [], label, path }: Props) {
  const items = [{ label: "首页", href: "/index" }, ...parents, { label, href: path }];
  const itemListElement = items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: item.label,
    item: absoluteUrl(item.href),
  }));
  return (
    <Container className={styles.trail}>
      <Breadcrumbs items={items} />
      <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />
    </Container>
  );
}
