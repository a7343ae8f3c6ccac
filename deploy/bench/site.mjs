// Our site as `npm start` runs it, and the addresses of it that are measured.
import { readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { root } from "../settings.mjs";
import { freePort, sleep, startServer } from "./server.mjs";

const WARM_MS = 120_000;

/**
 * @param {string} store
 * @param {string} folder of logs
 * @param {Record<string, string>} [settings]
 */
export async function startSite(store, folder, settings = {}) {
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOSTNAME: "127.0.0.1",
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_FILE: store,
    MESSAGE_REFILL_S: "0",
    ...settings,
  };
  const how = { env, log: path.join(folder, `site-${port}.log`), ready: "/api/health/ready", port };
  return startServer(process.execPath, [path.join(root, "deploy/start.mjs")], how);
}

/** @typedef {{ path: string, body?: string }} Call an address, with a body to post */

/**
 * The calls that are measured for speed, chosen from what the store holds.
 * @param {string} store
 * @returns {Record<"home" | "list" | "list page 3" | "detail" | "API list" | "API detail" | "title search", Call>}
 */
export function measuredCalls(store) {
  const db = new Database(store, { readonly: true });
  const product = db
    .prepare("SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC")
    .pluck()
    .get();
  db.close();
  return {
    home: { path: "/index" },
    list: { path: "/product_type_list/41" },
    "list page 3": { path: "/newsPage?tab=21&page21=2" },
    detail: { path: `/newdetail/${product}` },
    "API list": { path: "/api/Product/getList", body: "limit=12&page=1&type=41" },
    "API detail": { path: "/api/Product/getDetail", body: `id=${product}` },
    "title search": { path: `/product_type_list/41?title=${encodeURIComponent("电能")}` },
  };
}

/**
 * One address of each kind of page, for weight and Lighthouse.
 * @param {string} store
 * @returns {Record<string, string>}
 */
export function pageKinds(store) {
  const db = new Database(store, { readonly: true });
  /** @param {string} table */
  const first = (table) =>
    db.prepare(`SELECT id FROM ${table} ORDER BY sort DESC, createtime DESC, id DESC`).pluck().get();
  const kinds = {
    home: "/index",
    "product centre": "/product_centers",
    "type page": "/prod_type33",
    "product list": "/product_type_list/41",
    "product introduction": "/product_type_list/49",
    "product detail": `/newdetail/${first("products")}`,
    "title search": `/product_type_list/41?title=${encodeURIComponent("电能")}`,
    solutions: "/solutionPage",
    "solution list": "/cm_city",
    "solution detail": `/cm_detail/${first("solutions")}`,
    cases: "/casePage",
    "case list": "/buildings",
    news: "/newsPage",
    "news list": "/news",
    "news detail": `/detail/${first("news")}`,
    honours: "/honor",
    factory: "/factory",
    leaders: "/leader",
    about: "/about",
    "cloud platform": "/yunplat",
    contact: "/contact",
    privacy: "/privacy",
  };
  db.close();
  return kinds;
}

/**
 * Waits until the site has made its pages, so that making them does not disturb what is measured.
 * @param {import("./server.mjs").Server} server
 */
export async function settle({ log }) {
  const end = Date.now() + WARM_MS;
  while (!readFileSync(log, "utf8").includes('"event":"warm"') && Date.now() < end) await sleep(200);
}
