import type { Grade3 } from "./category-tree";
import type { MenuLink } from "./navigation";
import { familyListHref, typeListHref } from "./type-list-address";

/**
 * The addresses of the categories of a product, from the family down. That of the family requests its list explicitly, as the
 * bare address restores the visitor's last choice.
 */
export const categoryBreadcrumbs = (path: readonly Grade3[]): MenuLink[] => {
  const [family, second, third] = path;
  return path.map(({ name, id }) => ({
    label: name,
    href:
      id === family?.id
        ? familyListHref(id)
        : typeListHref(family?.id ?? id, { sid: second?.id, kid: id === third?.id ? third.id : undefined }),
  }));
};

/** The breadcrumb of a product: its model if the title is also the name of its category. */
export const productCrumb = (
  { id, title, model }: { id: number; title: string; model: string },
  path: readonly Grade3[],
): MenuLink => ({
  label: title === path.at(-1)?.name ? model || title : title,
  href: `/newdetail/${id}`,
});

/** Breadcrumbs from the home page through the product centre to the category of a product. */
export const productBreadcrumbs = (path: readonly Grade3[]): (MenuLink & { level?: number })[] => [
  { label: "首页", href: "/index" },
  { label: "产品中心", href: "/product_centers" },
  ...categoryBreadcrumbs(path).map((link, level) => ({ ...link, level })),
];
