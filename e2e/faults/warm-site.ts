import { startSite } from "@/e2e/start-site";
import { pause } from "./fault";

const WARM_MS = 30_000;

/** A site that has made its pages: what is timed on it is not the start. */
export async function warmSite(settings: Record<string, string> = {}) {
  const site = await startSite(settings);
  const end = Date.now() + WARM_MS;
  while (Date.now() < end && !site.log().includes('"event":"warm"')) await pause(100);
  return site;
}
