// Lighthouse with the conditions of a phone on a slow connection.
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
    // A run without a trace has no figures and a score of 0, which would look like a slow page.
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
      // The browser sometimes loses the trace.
      if (++failures > MAX_FAILURES) throw error;
    }
  }
}

/**
 * The medians of several rounds over all pages, so that a disturbance of a minute or two affects one run of a page, not all.
 * Addresses and scores are by kind of page.
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
