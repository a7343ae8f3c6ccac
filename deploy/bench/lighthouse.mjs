// Lighthouse as a phone on a slow line sees a page.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { medians } from "./figures.mjs";
import { browserPath } from "./weight.mjs";

/** @typedef {Record<"performance" | "accessibility" | "practices" | "seo" | "lcp" | "cls" | "tbt" | "fcp" | "bytes", number>} Scores */

const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].concat(
  ["background-networking", "component-update", "sync"].map((what) => `--disable-${what}`),
);

/**
 * @param {string} url
 * @returns {Promise<Scores>}
 */
async function once(url) {
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: FLAGS, logLevel: "silent" });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (/** @type {string} */ name) => audits[name]?.numericValue ?? NaN;
    return {
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
  } finally {
    chrome.kill();
  }
}

/**
 * The medians of several runs.
 * @param {string} url
 * @param {number} rounds
 */
export async function audit(url, rounds) {
  const runs = [];
  for (let round = 0; round < rounds; round++) runs.push(await once(url));
  return medians(runs);
}
