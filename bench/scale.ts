// The same calls on stores of growing size, none of which is cached.
import Database from "better-sqlite3";
import { median, p95 } from "./figures";
import { grow } from "@/scripts/measure/grow";
import { firstBytes } from "./load";
import type { Options } from "./options";
import { isSearch, scaleCalls } from "./scale-calls";
import { startSite } from "@/scripts/measure/site";

/** Milliseconds by kind of call. */
export type Times = Record<string, number>;

/** Warm-up calls per kind, more for searches, whose code is compiled first. */
const UNTIMED = 3;
const UNTIMED_SEARCHES = 40;

/** Waits for the search index, which takes a minute or two for a large store. */
async function untilSearched(url: string) {
  for (let tries = 0; tries < 60; tries++)
    if (
      await fetch(`${url}/search?q=LH`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error("the search does not answer");
}

/** The site on a store, with its calls. */
async function open(store: string, { folder }: Options) {
  const site = await startSite(store, folder);
  const editor = new Database(store, { timeout: 5000 });
  const change = {
    content: editor.prepare("UPDATE content_version SET version = version + 1"),
    product: editor.prepare("UPDATE products SET sort = sort WHERE id = (SELECT max(id) FROM products)"),
  };
  const kinds = scaleCalls(store);
  await untilSearched(site.url);
  return {
    async measure(kind: string, time: number): Promise<number> {
      const nth = kinds[kind];
      if (!nth) throw new Error(`no calls of the kind ${kind}`);
      const { call, after } = nth(time);
      if (after) change[after].run();
      const [ms = NaN] = await firstBytes(site.url, call, 1);
      return ms;
    },
    kinds: Object.keys(kinds),
    async close() {
      editor.close();
      await site.stop();
    },
  };
}

/** Times by size of the store. All sizes are measured in turn, under the same conditions. */
export async function measureScale(options: Options): Promise<Record<string, Times>> {
  const { store, folder, say, sizes, samples, searches } = options;
  const sites: Record<string, Awaited<ReturnType<typeof open>>> = {};
  for (const size of [0, ...sizes]) {
    const name = size || "shipped";
    say(`a store is made: ${name}`);
    const grown = `${folder}/grown-${name}.db`;
    grow(store, grown, size);
    sites[name] = await open(grown, options);
  }
  const found: Record<string, Times> = {};
  for (const kind of sites.shipped?.kinds ?? []) {
    say(`scale: ${kind}`);
    const times: Record<string, number[]> = {};
    const [untimed, timed] = isSearch(kind) ? [UNTIMED_SEARCHES, searches] : [UNTIMED, samples];
    for (let time = 0; time < untimed + timed; time++)
      for (const [size, site] of Object.entries(sites)) {
        const ms = await site.measure(kind, time);
        if (time >= untimed) (times[size] ??= []).push(ms);
      }
    const figure = isSearch(kind) ? p95 : median;
    for (const [size, all] of Object.entries(times)) (found[size] ??= {})[kind] = figure(all);
  }
  for (const site of Object.values(sites)) await site.close();
  return found;
}
