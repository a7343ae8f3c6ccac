// Lighthouse as a phone on a slow line sees a page.
import lighthouse from "lighthouse";
import { medians } from "./figures";
import type { Options } from "./options";
import { freePort } from "@/scripts/free-port";
import { openBrowser } from "@/scripts/measure/weight";

const MAX_FAILURES = 3;

/** Scores out of 100; times in milliseconds. */
export type Scores = Record<
  "performance" | "accessibility" | "practices" | "seo" | "lcp" | "cls" | "tbt" | "fcp" | "bytes",
  number
>;

async function once(url: string): Promise<Scores> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => audits[name]?.numericValue ?? NaN;
    const found = {
      performance: score("performance"),
      accessibility: score("accessibility"),
      practices: score("best-practices"),
      seo: score("seo"),
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      cls: figure("cumulative-layout-shift"),
      tbt: figure("total-blocking-time"),
      bytes: figure("total-byte-weight"),
    };
    // Without its trace a run has no figures and a score of none, which would pass for a slow page.
    if (Object.values(found).some(Number.isNaN)) throw new Error(`${url}: a figure is missing`);
    return found;
  } finally {
    await browser.close();
  }
}

async function onceAtLast(url: string): Promise<Scores> {
  for (let failures = 0; ;) {
    try {
      return await once(url);
    } catch (error) {
      // Now and then the browser loses its trace.
      if (++failures > MAX_FAILURES) throw error;
    }
  }
}

/**
 * The medians of several rounds, each of all pages in turn: what disturbs the machine for a minute or two meets one of
 * a page's runs, not all. Addresses and scores are by kind of page.
 */
export async function audit(
  pages: Record<string, string>,
  { rounds, say }: Options,
): Promise<Record<string, Scores>> {
  const runs: Record<string, Scores[]> = {};
  for (let round = 1; round <= rounds; round++) {
    say(`Lighthouse, round ${round} of ${rounds}`);
    for (const [kind, url] of Object.entries(pages)) (runs[kind] ??= []).push(await onceAtLast(url));
  }
  return Object.fromEntries(Object.entries(runs).map(([kind, all]) => [kind, medians(all)]));
}
