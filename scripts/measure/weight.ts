// The compressed bytes that a phone downloads for a page.
import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { chromiumPath } from "@/scripts/chromium.mjs";

/** In bytes. */
export type Weight = Record<"html" | "css" | "script" | "image" | "other" | "total", number>;
/** The maximum of bytes per type. */
type Budget = Partial<Weight>;

export const ARGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].concat(
  ["background-networking", "component-update", "sync"].map((what) => `--disable-${what}`),
);
const PHONE = {
  ...{ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  // A carousel that advances in the meantime, as on a busy machine, would load another picture.
  reducedMotion: "reduce",
} as const;
/**
 * Unlimited speed, reported as 4G: on a slower network, which Chromium infers from a busy machine, it loads pictures
 * from twice the distance below the screen.
 */
const NETWORK = {
  offline: false,
  latency: 0,
  downloadThroughput: -1,
  uploadThroughput: -1,
  connectionType: "cellular4g",
} as const;
/** Long enough for everything that a page loads when idle. */
const IDLE_MS = 1500;

const KINDS: Record<string, keyof Weight> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Image: "image",
};

export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(true), args: [...ARGS, ...args] });
}

export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  const kinds = new Map<string, keyof Weight>();
  const weight: Weight = { html: 0, css: 0, script: 0, image: 0, other: 0, total: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    // Preloads count as scripts or styles.
    const ending = /\.(css|js)(?:\?|$)/.exec(request.url)?.[1];
    const byEnding = ending && (ending === "css" ? "css" : "script");
    kinds.set(requestId, byEnding || KINDS[type ?? ""] || "other");
  });
  const heads = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) =>
    heads.set(requestId, response.encodedDataLength),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const bytes = encodedDataLength - (heads.get(requestId) ?? 0);
    weight[kinds.get(requestId) ?? "other"] += bytes;
    weight.total += bytes;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // Scripts start at the first interaction, and may load others.
  await page.evaluate(() => dispatchEvent(new Event("pointerover")));
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(IDLE_MS);
  await context.close();
  return weight;
}

/** The budget of each kind of page. */
export const readBudget = () =>
  JSON.parse(readFileSync(new URL("budget.json", import.meta.url), "utf8")) as Record<string, Budget>;

/** The types in which a page exceeds its budget. */
export const overBudget = (weight: Weight, budget: Budget) =>
  (Object.keys(budget) as (keyof Weight)[]).flatMap((type) => {
    const most = budget[type] ?? Infinity;
    return weight[type] > most ? [{ type, bytes: weight[type], most }] : [];
  });
