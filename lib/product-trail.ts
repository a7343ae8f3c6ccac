import type { Grade3 } from "./category";
import type { MenuChoice } from "./menu-choice";
import { typeListHref } from "./type-list-address";

type Crumb = { label: string; href: string };

/** The addresses of a product's own categories, from the family down. */
export const categoryTrail = (path: readonly Grade3[]): Crumb[] => {
  const [family, second, third] = path;
  return path.map(({ name, id }) => ({
    label: name,
    href: typeListHref(family?.id ?? id, {
      sid: id === family?.id ? undefined : second?.id,
      kid: id === third?.id ? third.id : undefined,
    }),
  }));
};

/** The path under the names of the stored choice, as far down as that choice is the product's own chain (CONTRACT §2). */
export function storedNames(path: readonly Grade3[], stored: MenuChoice): Grade3[] {
  const levels = [
    { id: stored.pid, name: stored.menuName },
    { id: stored.sid, name: stored.submenuName },
    { id: stored.kid, name: stored.kName },
  ];
  const differs = path.findIndex(({ id }, level) => levels[level]?.id !== String(id));
  const shared = differs < 0 ? path.length : differs;
  return path.map((node, level) => ({ ...node, name: (level < shared && levels[level]?.name) || node.name }));
}
