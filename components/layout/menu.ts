import { FAMILY_IDS } from "@/lib/catalog";
import { SECTIONS, TYPE_PAGES, subfamilyHref, type MenuLink, type SectionId } from "@/lib/routes/navigation";
import { familyListHref } from "@/lib/routes/type-list-address";

export type MenuGroup = { title?: string; href?: string; links: readonly MenuLink[] };
export type MenuItem = MenuLink & { id: SectionId; groups: MenuGroup[] };

/** Of the category tree, what the menu shows. */
export type MenuFamily = { id: number; name: string; lists: readonly { id: number; name: string }[] };

const familyGroups = (families: readonly MenuFamily[]): MenuGroup[] =>
  FAMILY_IDS.flatMap((id) => families.filter((family) => family.id === id)).map(({ id, name, lists }) => ({
    title: name,
    href: familyListHref(id),
    links: lists.map((second) => ({ label: second.name, href: subfamilyHref(id, second.id) })),
  }));

/** The main menu with its submenus; the product section's come from the category tree. */
export const mainMenu = (families: readonly MenuFamily[]): MenuItem[] =>
  SECTIONS.map(({ id, label, href, pages }) => ({
    id,
    label,
    href,
    groups:
      id === "products"
        ? [...familyGroups(families), { title: "按装置类型", links: TYPE_PAGES }]
        : pages.length > 0
          ? [{ links: pages }]
          : [],
  }));
