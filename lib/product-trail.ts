import type { Grade3 } from "./category";
import type { MenuChoice } from "./menu-choice";
import type { MenuLink } from "./navigation";
import { typeListHref } from "./type-list-address";

/** The addresses of a product's own categories, from the family down. */
export const categoryTrail = (path: readonly Grade3[]): MenuLink[] => {
  const [family, second, third] = path;
  return path.map(({ name, id }) => ({
    label: name,
    href: typeListHref(family?.id ?? id, {
      sid: id === family?.id ? undefined : second?.id,
      kid: id === third?.id ? third.id : undefined,
    }),
  }));
};

/** From the home page through the product centre down to the product's own category. */
export const productTrail = (path: readonly Grade3[]): MenuLink[] => [
  { label: "首页", href: "/index" },
  { label: "产品中心", href: "/product_centers" },
  ...categoryTrail(path),
];

/** The names of the path; those of the stored choice as far down as it is the same chain (CONTRACT §2). */
export function storedNames(path: readonly Grade3[], stored: MenuChoice): string[] {
  const levels = [
    { id: stored.pid, name: stored.menuName },
    { id: stored.sid, name: stored.submenuName },
    { id: stored.kid, name: stored.kName },
  ];
  const differs = path.findIndex(({ id }, level) => levels[level]?.id !== String(id));
  const shared = differs < 0 ? path.length : differs;
  return path.map(({ name }, level) => (level < shared && levels[level]?.name) || name);
}
