// Plain JavaScript: the door (deploy/) loads it outside the bundle, lib/list-addresses.ts inside.

/** A title that is searched for: anything but blanks. */
export const SEARCHED_TITLE = ".*\\S.*";

const WHOLE = new RegExp(`^${SEARCHED_TITLE}$`);

/**
 * Whether an address is the one page that is rendered at each request. Must say the same as the rewrite of
 * lib/list-addresses.ts: a page that is cached must never be given a nonce.
 * @param {string} url path and query
 */
export function isSearch(url) {
  const mark = url.indexOf("?");
  if (mark < 0 || !/^\/product_type_list\/[^/]+$/.test(url.slice(0, mark))) return false;
  return WHOLE.test(new URLSearchParams(url.slice(mark)).getAll("title").at(-1) ?? "");
}
