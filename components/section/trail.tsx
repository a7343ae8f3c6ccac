import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import type { MenuLink } from "@/lib/navigation";
import styles from "./trail.module.css";
import { TrailData } from "./trail-data";

type Props = { parents?: readonly MenuLink[]; label: string; path: string };

/** Where a page stands, for visitors and for search engines. */
export function Trail({ parents = [], label, path }: Props) {
  const items = [{ label: "首页", href: "/index" }, ...parents, { label, href: path }];
  return (
    <Container className={styles.trail}>
      <Breadcrumbs items={items} />
      <TrailData items={items} />
    </Container>
  );
}
