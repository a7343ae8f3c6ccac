import type { Category } from "@/lib/category";
import { FAMILY_IDS } from "@/lib/catalog";
import {
  SECTIONS,
  TYPE_PAGES,
  familyHref,
  subfamilyHref,
  type MenuLink,
  type SectionId,
} from "@/lib/navigation";

export type MenuGroup = { title?: string; href?: string; links: readonly MenuLink[] };
export type MenuItem = MenuLink & { id: SectionId; groups: MenuGroup[] };

const familyGroups = (categories: Category[]): MenuGroup[] =>
  FAMILY_IDS.flatMap((id) => categories.filter((category) => category.id === id)).map(
    ({ id, name, lists }) => ({
      title: name,
      href: familyHref(id),
      links: lists.map((second) => ({ label: second.name, href: subfamilyHref(id, second.id) })),
    }),
  );

/** The main menu with its submenus; the product section's come from the category tree. */
export const mainMenu = (categories: Category[]): MenuItem[] =>
  SECTIONS.map(({ id, label, href, pages }) => ({
    id,
    label,
    href,
    groups:
      id === "products"
        ? [...familyGroups(categories), { title: "按装置类型", links: TYPE_PAGES }]
        : pages.length > 0
          ? [{ links: pages }]
          : [],
  }));
