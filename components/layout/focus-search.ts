import { openSiteMenu } from "./open-site-menu";

/** Ids of the search fields that are on every page. */
export const HEADER_SEARCH = "header-search";
export const MENU_SEARCH = "menu-search";

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** Into the header's search field; where the header has no room for it, into that of the menu. */
export function focusSearch() {
  const inHeader = fieldOf(HEADER_SEARCH);
  const isShown = inHeader?.offsetParent != null;
  if (!isShown) openSiteMenu();
  const field = isShown ? inHeader : fieldOf(MENU_SEARCH);
  // In the header it is in sight, whatever the browser thinks of what sticks.
  field?.focus({ preventScroll: isShown });
  field?.select();
}
