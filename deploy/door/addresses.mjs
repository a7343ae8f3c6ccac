// What an address is, before anything is done about it.

/** The one address outside the API that takes a POST: the contact form of a browser without JavaScript. */
const FORM = "/contact/send";

/** @param {string} url */
export function pathOf(url) {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

/**
 * @param {string} path
 * @returns {import("./answer.mjs").Kind}
 */
export function kindOf(path) {
  if (path.startsWith("/api/") || path === "/api" || path === FORM) return "api";
  return path.startsWith("/_next/") || path.startsWith("/media/") ? "file" : "page";
}

/**
 * Addresses that Next answers with a fault of its own, or with a redirect where the API owes an envelope.
 * @param {string} path
 * @param {boolean} api
 */
export function isUnknown(path, api) {
  try {
    const plain = decodeURIComponent(path);
    return api && /\/\.{0,2}(?:\/|$)/.test(plain);
  } catch {
    return true;
  }
}
