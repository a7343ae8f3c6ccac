// The pages measured in a browser: every kind of page, and that of the floor.
import { startFloor } from "./floor";
import { audit } from "./lighthouse";
import type { Options } from "./options";
import { pageKinds, settle, startSite } from "@/scripts/measure/site";
import { openBrowser, weigh, type Weight } from "@/scripts/measure/weight";

/** Starts the site and the floor, and passes their addresses by kind to `measure`. */
async function withPages<Found>(
  { store, folder }: Options,
  measure: (pages: Record<string, string>) => Promise<Found>,
): Promise<Found> {
  const site = await startSite(store, folder);
  const floor = await startFloor(folder);
  await settle(site, store);
  const kinds = Object.entries(pageKinds(store)).map(([kind, address]) => [kind, site.url + address]);
  const found = await measure({ floor: floor.url, ...Object.fromEntries(kinds) });
  await Promise.all([site.stop(), floor.stop()]);
  return found;
}

export const measureWeights = (options: Options) =>
  withPages(options, async (pages) => {
    const browser = await openBrowser();
    const found: Record<string, Weight> = {};
    for (const [kind, url] of Object.entries(pages)) found[kind] = await weigh(browser, url);
    await browser.close();
    return found;
  });

export const measureLighthouse = (options: Options) => withPages(options, (pages) => audit(pages, options));
