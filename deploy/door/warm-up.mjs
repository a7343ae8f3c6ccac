import http from "node:http";
import { contentVersion } from "../../db/content-version.mjs";
import { record } from "./journal.mjs";

/** More pages than the shelf holds need not be made ahead. */
const MAX_PAGES = 1500;
/** Scripts and styles that a page loads: compressed here, not while the first visitor waits. */
const PART = /\/_next\/static\/[\w./~-]+\.(?:css|js)/g;
const LOOK_MS = 2000;
const TIMEOUT_MS = 10_000;

/**
 * @param {import("node:net").AddressInfo} address
 * @param {string} path
 * @returns {Promise<string>} the body, empty when there is none to be had
 */
const get = ({ address, port }, path) =>
  new Promise((resolve) => {
    const host = address === "::" || address === "0.0.0.0" ? "localhost" : address;
    const request = http.get({ host, port, path, timeout: TIMEOUT_MS, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece) => (text += piece));
      answer.on("end", () => resolve(answer.statusCode === 200 ? text : ""));
      answer.on("error", () => resolve(""));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(""));
  });

/** @param {string} sitemap */
export const addresses = (sitemap) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, whole = ""]) => whole.replaceAll("&amp;", "&"))
    .filter((whole) => URL.canParse(whole))
    .map((whole) => new URL(whole))
    .map(({ pathname, search }) => pathname + search);

/**
 * The addresses of a sitemap, or of those that it leads to, up to a number.
 * @param {(path: string) => Promise<string>} read
 */
async function listed(read) {
  /** @type {string[]} */
  const found = [];
  for (const path of addresses(await read("/sitemap.xml"))) {
    if (found.length >= MAX_PAGES) break;
    found.push(...(path.endsWith(".xml") ? addresses(await read(path)) : [path]));
  }
  return found.slice(0, MAX_PAGES);
}

/** @returns {number} */
function versionNow() {
  try {
    return contentVersion();
  } catch {
    return -1;
  }
}

/**
 * Asks for every listed page once after the start and after each change of content, one after another, so that
 * visitors find them made.
 * @param {import("node:http").Server} server
 * @param {() => boolean} isStopping
 */
export function keepWarm(server, isStopping) {
  if (process.env.WARM_UP === "off") return;
  let done = -1;
  let busy = false;

  async function round() {
    const version = versionNow();
    const address = server.address();
    if (busy || version === done || version < 0 || !address || typeof address === "string") return;
    busy = true;
    const start = Date.now();
    let pages = 0;
    /** @type {Set<string>} */
    const parts = new Set();
    for (const path of await listed((wanted) => get(address, wanted))) {
      if (isStopping() || versionNow() !== version) break;
      const page = await get(address, path);
      for (const part of page.match(PART) ?? []) {
        if (!parts.has(part)) await get(address, part);
        parts.add(part);
      }
      pages++;
    }
    done = version;
    busy = false;
    if (pages > 0 && !isStopping()) record("info", "warm", { pages, ms: Date.now() - start });
  }

  server.once("listening", () => void round());
  setInterval(round, LOOK_MS).unref();
}
