import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Container } from "@/components/ui/container";
import type { MenuLink } from "@/lib/links/navigation";
import styles from "./breadcrumb-bar.module.css";
import { BreadcrumbData } from "./breadcrumb-data";

type Props = {
  /** Categories have their level (components/ui/breadcrumbs). */
  parents?: readonly (MenuLink & { level?: number })[];
  label: string;
  path: string;
};

/** Breadcrumbs, with structured data for search engines. */
export function BreadcrumbBar({ parents = [], label, path }: Props) {
  const items = [{ label: "首页", href: "/index" }, ...parents, { label, href: path }];
  return (
    <Container className={`no-print ${styles.trail}`}>
      <Breadcrumbs items={items} />
      <BreadcrumbData items={items} />
    </Container>
  );
}
