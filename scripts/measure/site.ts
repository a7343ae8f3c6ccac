// The release of our site, and the measured addresses.
import path from "node:path";
import Database from "better-sqlite3";
import { release } from "@/lib/settings.mjs";
import { freePort } from "@/scripts/free-port";
import { startServer, type Server } from "./server";

/** An address, with a body to post. */
export type Call = { path: string; body?: string };

/** `folder` is for logs. */
export async function startSite(store: string, folder: string): Promise<Server> {
  const port = await freePort();
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    HOSTNAME: "127.0.0.1",
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_FILE: store,
    MESSAGE_REFILL_S: "0",
    // As deploy/site.service.
    MALLOC_TRIM_THRESHOLD_: "131072",
    MALLOC_ARENA_MAX: "2",
  };
  const log = path.join(folder, `site-${port}.log`);
  const how = { cwd: release, env, log, ready: "/api/health/ready", port };
  return startServer(process.execPath, ["--max-old-space-size=512", "server.mjs"], how);
}

const firstId = (db: Database.Database, table: string) =>
  db.prepare(`SELECT id FROM ${table} ORDER BY sort DESC, createtime DESC, id DESC`).pluck().get();

/** The calls for speed measurements, chosen from the store. */
export function measuredCalls(store: string): Record<string, Call> {
  const db = new Database(store, { readonly: true });
  const product = firstId(db, "products");
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

/** Those of them that upstream caches keep. */
export const CACHED = ["home", "list", "list page 3", "detail"];

/** A comparison of four products, the maximum. */
function comparison(db: Database.Database): string {
  const ids = db
    .prepare("SELECT id FROM products ORDER BY sort DESC, createtime DESC, id DESC LIMIT 4")
    .pluck();
  return `/compare?ids=${ids.all().join(",")}`;
}

/** One address of each kind of page, for weight and Lighthouse. */
export function pageKinds(store: string): Record<string, string> {
  const db = new Database(store, { readonly: true });
  const kinds = {
    home: "/index",
    "product centre": "/product_centers",
    "type page": "/prod_type33",
    "product list": "/product_type_list/41",
    "product introduction": "/product_type_list/49",
    "product detail": `/newdetail/${firstId(db, "products")}`,
    "product comparison": comparison(db),
    "title search": `/product_type_list/41?title=${encodeURIComponent("电能")}`,
    solutions: "/solutionPage",
    "solution list": "/cm_city",
    "solution detail": `/cm_detail/${firstId(db, "solutions")}`,
    cases: "/casePage",
    "case list": "/buildings",
    news: "/newsPage",
    "news list": "/news",
    "news detail": `/detail/${firstId(db, "news")}`,
    honours: "/honor",
    factory: "/factory",
    leaders: "/leader",
    about: "/about",
    "cloud platform": "/yunplat",
    contact: "/contact",
    privacy: "/privacy",
    calculator: "/tools/kvar",
    downloads: "/downloads",
    service: "/service",
  };
  db.close();
  return kinds;
}

/** Renders all pages once, so that rendering does not disturb measurements. */
export async function settle({ url }: Server, store: string) {
  const calls = Object.values(measuredCalls(store)).map(({ path: address }) => address);
  for (const address of [...Object.values(pageKinds(store)), ...calls])
    await (await fetch(url + address)).arrayBuffer();
}
