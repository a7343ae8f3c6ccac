import { startSite } from "@/e2e/start-site";
import { PAGES, visit } from "./client";

const ROUNDS = 5;

/** A site with cached pages, so that timings do not include the start. */
export async function warmSite(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  for (let round = 0; round < ROUNDS; round++)
    for (const path of [...PAGES, "/api/health"]) await visit(site.url, path);
  return site;
}
