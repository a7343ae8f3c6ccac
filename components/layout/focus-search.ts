import { openSiteMenu } from "./open-site-menu";

/** Ids of the search fields that are on every page. */
export const HEADER_SEARCH = "header-search";
export const MENU_SEARCH = "menu-search";

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement | null;

/** Focuses the search field of the header or, where the header hides it, that of the site menu. */
export function focusSearch() {
  const inHeader = fieldOf(HEADER_SEARCH);
  const isShown = inHeader?.offsetParent != null;
  if (!isShown) openSiteMenu();
  const field = isShown ? inHeader : fieldOf(MENU_SEARCH);
  // The sticky header is always visible: no scrolling, which some browsers would do.
  field?.focus({ preventScroll: isShown });
  field?.select();
}
