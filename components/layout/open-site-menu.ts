import { SITE_MENU } from "./site-menu-id";

/** The site menu as a dialog that keeps the focus. */
export function openSiteMenu() {
  const menu = document.getElementById(SITE_MENU);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}
