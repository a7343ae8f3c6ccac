/** Id of the phone menu, which buttons in the header and in the service bar open. */
export const SITE_MENU = "site-menu";

/** Opens the site menu as a modal dialog. */
export function openSiteMenu() {
  const menu = document.getElementById(SITE_MENU);
  if (menu instanceof HTMLDialogElement && !menu.open) menu.showModal();
}
