// A shared cache in the sense of HTTP: it keeps what an answer's own `s-maxage` or `immutable` allows, nothing else.
import { askedAgain, find, send, watch } from "./shelf.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/** @param {Response} response */
function keepable(response) {
  const control = response.getHeader("cache-control");
  if (typeof control !== "string" || control.includes("no-store") || control.includes("private")) return 0;
  return Number(/(?:s-maxage|immutable.*max-age|max-age)=(\d+)/.exec(control)?.[1] ?? 0);
}

/** @param {Request} request */
const isPlain = ({ method, headers }) =>
  (method === "GET" || method === "HEAD") && !headers.rsc && headers.range === undefined;

/**
 * Sends a page or file from the shelf, if it is there.
 * @param {Request} request
 * @param {Response} response
 * @returns {boolean} whether it was sent
 */
export function servePage(request, response) {
  const entry = isPlain(request) && find(request.url ?? "/");
  if (entry) send(request, response, entry);
  return Boolean(entry);
}

/**
 * Sends the page or file that Next is about to give compressed, and keeps it: plain addresses at once, those with a query
 * when asked for again.
 * @param {Request} request
 * @param {Response} response
 */
export function watchPage(request, response) {
  const key = request.url ?? "/";
  if (request.method !== "GET" || !isPlain(request)) return;
  const isWorthKeeping = !key.includes("?") || askedAgain(key);
  watch(request, response, key, { lifetime: keepable, isWorthKeeping });
}
