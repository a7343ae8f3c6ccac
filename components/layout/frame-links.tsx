import type { ReactNode } from "react";
import type { SectionId } from "@/lib/links/navigation";
import { requestPath } from "@/lib/request-path";
import { FooterGroups } from "./footer-groups";
import { footerMap } from "./footer-map";
import { type MenuFamily, mainMenu } from "./menu";
import { MenuGroups } from "./menu-groups";
import { PhoneMenu } from "./phone-menu";

/** A submenu of the main menu. */
export type Submenu = {
  id: SectionId;
  /** Spans the page instead of hanging under its item. */
  isWide: boolean;
  links: ReactNode;
};

export type FrameLinks = { submenus: readonly Submenu[]; phoneMenu: ReactNode; footerLinks: ReactNode };

/** The links around every page, as static markup: the names of the categories are sent once, not again as data. */
export function frameLinks(families: readonly MenuFamily[]): FrameLinks {
  const menu = mainMenu(families);
  const path = requestPath.getStore();
  return {
    submenus: menu
      .filter(({ groups }) => groups.length > 0)
      .map(({ id, groups }) => ({
        id,
        isWide: groups.length > 2,
        links: <MenuGroups groups={groups} path={path} />,
      })),
    phoneMenu: <PhoneMenu menu={menu} />,
    footerLinks: <FooterGroups groups={footerMap(families)} />,
  };
}
