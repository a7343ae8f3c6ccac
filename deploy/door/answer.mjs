import { COMMON_HEADERS } from "../../lib/answer-headers.mjs";
import { DATA_POLICY, plainPolicy } from "../../lib/policy.mjs";

/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {"page" | "api" | "file"} Kind */

/** Not `no-store`: the browser's back key would load the page anew (RELIABILITY H4). */
const DYNAMIC = "private, no-cache, max-age=0, must-revalidate";
/** Shields from scans of unknown addresses, short enough for one that comes to be. */
const UNKNOWN = "public, max-age=0, s-maxage=60";

/** What browsers may fetch ahead: app/speculation-rules.json. */
const SPECULATION_RULES = `"/speculation-rules.json"`;

const COMMON = Object.entries(COMMON_HEADERS);

/**
 * @param {Response} response
 * @param {Kind} kind
 * @param {number} status
 */
function cacheControl(response, kind, status) {
  if (kind === "api") return "no-store";
  if (status === 404) return UNKNOWN;
  const own = response.getHeader("cache-control");
  if (status >= 400 || (typeof own === "string" && own.includes("no-store"))) return DYNAMIC;
  return own ?? (status >= 300 ? undefined : DYNAMIC);
}

/**
 * Completes the headers of every answer the moment they are sent.
 * @param {Response} response
 * @param {Kind} kind
 * @param {string | undefined} policy of a page rendered for this request
 * @param {() => boolean} isLast whether the connection ends with this answer
 */
export function dress(response, kind, policy, isLast) {
  const { writeHead } = response;
  /** @type {(status: number, ...rest: any[]) => Response} */
  response.writeHead = (status, ...rest) => {
    for (const [name, value] of COMMON) response.setHeader(name, value);
    // Cached pages bring a policy of their own (db/page-cache.mjs).
    if (!response.hasHeader("content-security-policy"))
      response.setHeader(
        "Content-Security-Policy",
        kind === "page" ? (policy ?? plainPolicy()) : DATA_POLICY,
      );
    const caching = cacheControl(response, kind, status);
    if (caching !== undefined) response.setHeader("Cache-Control", caching);
    // Client-side navigation is not used: its headers must not split the entries of a shared cache.
    if (response.hasHeader("vary")) response.setHeader("Vary", "Accept-Encoding");
    // Next's tag is the same for each encoding, and this page is not kept to be compared with it.
    if (status === 404) response.removeHeader("etag");
    if (kind === "page") {
      response.setHeader("Speculation-Rules", SPECULATION_RULES);
      response.removeHeader("x-nextjs-prerender");
      response.removeHeader("x-nextjs-stale-time");
    }
    if (isLast()) response.setHeader("Connection", "close");
    return writeHead.call(response, status, ...rest);
  };
}
