import { type Site, startSite } from "@/e2e/start-site";
import { pause } from "./fault";

const WARM_MS = 60_000;

/** Waits until a site that was started with `WARM_UP` on has made its pages. */
export async function warmed(site: Site) {
  const end = Date.now() + WARM_MS;
  while (!site.log().includes('"event":"warm"')) {
    if (Date.now() > end) throw new Error(`The site was not warm within ${WARM_MS} ms`);
    await pause(100);
  }
}

/** A site that has made its pages: what is timed on it is not the start. */
export async function warmSite(settings: Record<string, string> = {}) {
  const site = await startSite({ WARM_UP: "on", ...settings });
  await warmed(site);
  return site;
}
