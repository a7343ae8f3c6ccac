// Next's cache handler (DESIGN §3): speed, freshness and the content policy of cached pages in one place.
// Plain JavaScript because Next loads it outside the bundle.
import { contentVersion } from "./content-version.mjs";
import { withLateScripts } from "../lib/late-scripts.mjs";
import { pagePolicy } from "../lib/policy.mjs";

// The door keeps finished answers (deploy/door/shelf.mjs): what is here serves those that have left it.
const MAX_BYTES = 12 * 1024 * 1024;
const MAX_ASKED = 10_000;

/**
 * @typedef {{ value: any, lastModified: number, cacheControl: unknown, version: number, bytes: number }} Entry
 * @typedef {{ entries: Map<string, Entry>, asked: Map<string, number>, bytes: number }} State
 */

/** Next makes a handler per request: what is kept lives outside, once per process. */
const KEY = Symbol.for("lanheng.pages");

/** @returns {State} */
function state() {
  const holder = /** @type {Record<symbol, State | undefined>} */ (/** @type {unknown} */ (globalThis));
  return (holder[KEY] ??= { entries: new Map(), asked: new Map(), bytes: 0 });
}

/** @param {any} value */
function size(value) {
  const html = typeof value.html === "string" ? value.html.length * 2 : 0;
  return html + (value.rscData?.length ?? 0) + (value.body?.length ?? 0) + 2048;
}

/**
 * @param {State} pages
 * @param {string} key
 */
function drop(pages, key) {
  pages.bytes -= pages.entries.get(key)?.bytes ?? 0;
  pages.entries.delete(key);
}

export default class PageCache {
  /** @param {string} key */
  async get(key) {
    const pages = state();
    const version = contentVersion();
    const entry = pages.entries.get(key);
    if (entry?.version === version) return entry;
    drop(pages, key);
    // The page is rendered after this: content that changes meanwhile must not pass for the newer version.
    if (pages.asked.size > MAX_ASKED) pages.asked.clear();
    pages.asked.set(key, version);
    return null;
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {any} context
   */
  async set(key, value, context) {
    const pages = state();
    // A page made anew for its age was not asked for here: it is as new as the one it replaces, at least.
    const version = pages.asked.get(key) ?? pages.entries.get(key)?.version ?? contentVersion();
    drop(pages, key);
    if (!value) return;
    if (value.kind === "APP_PAGE" && typeof value.html === "string") {
      value.html = withLateScripts(value.html);
      value.headers = { ...value.headers, "content-security-policy": pagePolicy(value.html) };
      // Client-side navigation is not used (SPEC §2): its payloads would only fill the memory.
      value.segmentData = undefined;
    }
    const entry = {
      value,
      lastModified: Date.now(),
      cacheControl: context?.cacheControl,
      version,
      bytes: size(value),
    };
    pages.asked.delete(key);
    pages.entries.set(key, entry);
    pages.bytes += entry.bytes;
    for (const oldest of pages.entries.keys()) {
      if (pages.bytes <= MAX_BYTES) break;
      drop(pages, oldest);
    }
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
