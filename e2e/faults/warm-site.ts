import { type Site, startSite } from "@/e2e/start-site";
import { PAGES, visit } from "./client";
import { pause } from "./fault";

const ROUNDS = 5;
const WARM_UP_MS = 300_000;

/** A site whose pages are made and kept: what is timed on it is not the start. */
export async function warmSite(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  for (let round = 0; round < ROUNDS; round++)
    for (const path of [...PAGES, "/api/health"]) await visit(site.url, path);
  return site;
}

/** Waits until a site that was started with `WARM_UP` on has made all that it makes ahead. */
export async function warmedUp(site: Site) {
  const end = Date.now() + WARM_UP_MS;
  while (!site.log().includes('"event":"warm"')) {
    if (Date.now() > end) throw new Error("The site's warm-up does not end.");
    await pause(100);
  }
}
