// What a phone loads to show a page, compressed, as it came over the wire.
import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

/** @typedef {Record<"html" | "css" | "script" | "image" | "other" | "total", number>} Weight bytes */

const DEBIAN_CHROMIUM = "/usr/bin/chromium";
const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].concat(
  ["background-networking", "component-update", "sync"].map((what) => `--disable-${what}`),
);
const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Long enough for what a page loads by itself once it has nothing else to do. */
const IDLE_MS = 1500;

/** @type {Record<string, keyof Weight>} */
const KINDS = { Document: "html", Stylesheet: "css", Script: "script", Image: "image" };

/** @param {string[]} [args] */
export const openBrowser = (args = []) => {
  const own = chromium.executablePath();
  return chromium.launch({
    executablePath: existsSync(own) ? own : DEBIAN_CHROMIUM,
    args: [...ARGS, ...args],
  });
};

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
export async function weigh(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  /** @type {Map<string, keyof Weight>} */
  const kinds = new Map();
  /** @type {Weight} */
  const weight = { html: 0, css: 0, script: 0, image: 0, other: 0, total: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    // Preloads of scripts and styles count as what they are.
    const ending = /\.(css|js)(?:\?|$)/.exec(request.url)?.[1];
    const byEnding = ending && (ending === "css" ? "css" : "script");
    kinds.set(requestId, byEnding || KINDS[type ?? ""] || "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    weight[kinds.get(requestId) ?? "other"] += encodedDataLength;
    weight.total += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // Scripts start at a visitor's first sign, and may bring others.
  await page.evaluate(() => dispatchEvent(new Event("pointerover")));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(IDLE_MS);
  await context.close();
  return weight;
}

/** @typedef {Partial<Weight>} Budget */

/** @returns {Record<string, Budget>} the most bytes of each type, for each kind of page */
export const readBudget = () => JSON.parse(readFileSync(new URL("budget.json", import.meta.url), "utf8"));

/**
 * Where a page is heavier than its budget.
 * @param {Weight} weight
 * @param {Budget} budget
 * @returns {{ type: keyof Weight, bytes: number, most: number }[]}
 */
export const overBudget = (weight, budget) =>
  /** @type {(keyof Weight)[]} */ (Object.keys(budget)).flatMap((type) => {
    const most = budget[type] ?? Infinity;
    return weight[type] > most ? [{ type, bytes: weight[type], most }] : [];
  });
