import {
  BY_APPLICATION,
  BY_DEVICE,
  SECTIONS,
  TYPE_PAGES,
  subfamilyHref,
  type MenuLink,
  type SectionId,
} from "@/lib/links/navigation";
import { inSiteOrder } from "@/lib/links/category-tree";
import { CODE } from "@/lib/links/code-address";
import { COMPARE } from "@/lib/links/compare";
import { DOWNLOADS } from "@/lib/downloads/address";
import { TOOL_LINKS } from "@/lib/links/tools";
import { SERVICE } from "@/lib/links/service";
import { familyListHref } from "@/lib/links/type-list-address";

export type MenuGroup = {
  /** A heading above this and the following groups. */
  by?: string;
  title?: string;
  href?: string;
  links: readonly MenuLink[];
};
export type MenuItem = MenuLink & { id: SectionId; groups: MenuGroup[] };

/** Further links in the submenu of a section. */
const BESIDE: Partial<Record<SectionId, MenuGroup>> = {
  solutions: { by: "选型计算", links: TOOL_LINKS },
  products: {
    by: "选型与资料",
    links: [
      { label: "资料下载", href: DOWNLOADS },
      { label: "型号代码解读", href: CODE },
      { label: "产品对比", href: COMPARE },
      { label: "常见问题与服务", href: SERVICE },
    ],
  },
};

/** The part of the category tree that the menu shows. */
export type MenuFamily = { id: number; name: string; lists: readonly { id: number; name: string }[] };

const familyGroups = (families: readonly MenuFamily[]): MenuGroup[] =>
  inSiteOrder(families).map(({ id, name, lists }, at) => ({
    ...(at === 0 && { by: BY_APPLICATION }),
    title: name,
    href: familyListHref(id),
    links: lists.map((second) => ({ label: second.name, href: subfamilyHref(id, second.id) })),
  }));

function ownGroups(id: SectionId, pages: readonly MenuLink[], families: readonly MenuFamily[]): MenuGroup[] {
  if (id === "products") return [...familyGroups(families), { by: BY_DEVICE, links: TYPE_PAGES }];
  return pages.length > 0 ? [{ links: pages }] : [];
}

/** The main menu with its submenus; those of the product section come from the category tree. */
export const mainMenu = (families: readonly MenuFamily[]): MenuItem[] =>
  SECTIONS.map(({ id, label, href, pages }) => ({
    id,
    label,
    href,
    groups: [...ownGroups(id, pages, families), ...(BESIDE[id] ? [BESIDE[id]] : [])],
  }));
