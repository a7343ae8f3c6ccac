/** Id of the phone menu, which buttons in the header and in the service bar open. */
export const SITE_MENU = "site-menu";
