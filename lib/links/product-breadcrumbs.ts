import type { Grade3 } from "./category-tree";
import type { MenuLink } from "./navigation";
import { familyListHref, typeListHref } from "./type-list-address";

/**
 * The addresses of a product's own categories, from the family down. That of the family asks for its list: without a
 * choice the visitor's last one would come back.
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

/** A product in the way down to a page. Alone in a category that is called as it is, it would be named twice. */
export const productCrumb = (
  { id, title, model }: { id: number; title: string; model: string },
  path: readonly Grade3[],
): MenuLink => ({
  label: title === path.at(-1)?.name ? model || title : title,
  href: `/newdetail/${id}`,
});

/** From the home page through the product centre down to the product's own category. */
export const productBreadcrumbs = (path: readonly Grade3[]): (MenuLink & { level?: number })[] => [
  { label: "首页", href: "/index" },
  { label: "产品中心", href: "/product_centers" },
  ...categoryBreadcrumbs(path).map((link, level) => ({ ...link, level })),
];
