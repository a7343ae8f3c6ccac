// Measures navigation from a click to the next page, because Lighthouse measures cold loads only.
import { setTimeout as pause } from "node:timers/promises";
import puppeteer, { type Browser, type NetworkConditions, type Page } from "puppeteer-core";
import { pageKinds, settle, startSite } from "@/scripts/measure/site";
import { chromiumPath } from "@/scripts/chromium.mjs";
import { ARGS } from "@/scripts/measure/weight";
import { medians } from "./figures";
import type { Options } from "./options";

/** Milliseconds from the click to the first and the last paint of the next page, and from a tap on it to the paint after. */
type Click = Record<"first" | "last" | "tap", number>;
/** By navigation, then by condition. */
export type Clicks = Record<string, Record<string, Click>>;

type Way = { from: string; link: string };

/** Typical navigations; the first visible matching link is clicked. */
const waysOf = (kinds: Record<string, string>): Record<string, Way> => {
  const { home, "product list": list, "product detail": product, "news list": news } = kinds;
  const ways: Record<string, [string | undefined, string]> = {
    "home → product centre": [home, "/product_centers"],
    "home → family": [home, "/product_type_list/"],
    "home → calculator": [home, "/tools/"],
    "home → cases": [home, "/casePage"],
    "product centre → family": [kinds["product centre"], "/product_type_list/"],
    "list → product": [list, "/newdetail/"],
    "product → data sheet": [product, "/datasheet/"],
    "product → solution": [product, "/cm_detail/"],
    "product → case": [product, "/case/"],
    "product → contact": [product, "/contact"],
    "cases → case": [kinds.cases, "/case/"],
    "solutions → solution": [kinds["solution list"], "/cm_detail/"],
    "news → article": [news, "/detail/"],
    "service → questions": [kinds.service, "/Speak"],
  };
  return Object.fromEntries(
    Object.entries(ways).map(([way, [from = "", start]]) => [
      way,
      { from, link: `main a[href^="${start}"]:not([download], [href$=".pdf"])` },
    ]),
  );
};

type Condition = { cpu: number; network: NetworkConditions | null };
const SLOW_LINE = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
/** CPU throttling cannot be applied to a prerendered page before it is shown. */
const CONDITIONS: Record<string, Condition> = {
  usual: { cpu: 1, network: null },
  "CPU 4×": { cpu: 4, network: null },
  "CPU 4×, 150 ms, 1.6 Mbit/s": { cpu: 4, network: SLOW_LINE },
};

/** The time a pointer hovers before the click. */
const HOVER_MS = 400;
const SETTLE_MS = 1000;
const MOST_MS = 10_000;
/** An x position left of the content. */
const EDGE_X = 4;
const SCREEN = { width: 1440, height: 900 };

const setUp = async (page: Page, { cpu, network }: Condition) => {
  await page.emulateCPUThrottling(cpu);
  await page.emulateNetworkConditions(network);
};

/** The time of the first paint; undefined before it. */
const firstPaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return paint && performance.timeOrigin + paint.startTime;
  });

/** The time of the largest contentful paint. */
const lastPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(performance.timeOrigin + (last?.startTime ?? NaN));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

/** The time from a tap outside of links to the next frame. */
async function answerToTap(page: Page) {
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          "pointerup",
          () => requestAnimationFrame(() => setTimeout(() => resolve(Date.now()))),
          { once: true, capture: true },
        );
      }),
  );
  const y = await page.evaluate(
    (x, height) =>
      Array.from({ length: height }, (_, at) => at).find(
        (at) => !document.elementFromPoint(x, at)?.closest("a, button, input, label, summary"),
      ),
    EDGE_X,
    SCREEN.height,
  );
  const start = Date.now();
  await page.mouse.click(EDGE_X, y ?? 0);
  return (await heard) - start;
}

/**
 * A prerendered page replaces the clicked one, which the connection that clicked is not told: a second connection finds the
 * page that is shown now.
 */
async function shownPage(second: Browser, address: string): Promise<{ page: Page; first: number }> {
  for (const start = Date.now(); Date.now() - start < MOST_MS; await pause(5))
    for (const page of await second.pages()) {
      if (page.url() !== address) continue;
      const first = await firstPaint(page).catch(() => undefined);
      if (first !== undefined) return { page, first };
    }
  throw new Error(`${address} was not shown within ${MOST_MS} ms`);
}

/** The first link that a pointer can reach; waits until the page is stable. */
async function firstShown(page: Page, links: string) {
  for (const link of await page.$$(links)) {
    if (!(await link.isVisible())) continue;
    await link.scrollIntoView();
    await pause(SETTLE_MS);
    const point = await link.clickablePoint().catch(() => undefined);
    // Links of hidden slides are off screen.
    const isOnTop =
      point &&
      (await link.evaluate(
        (anchor, x, y) => anchor.contains(document.elementFromPoint(x, y)),
        point.x,
        point.y,
      ));
    if (point && isOnTop)
      return { point, address: await link.evaluate((anchor) => (anchor as HTMLAnchorElement).href) };
  }
  throw new Error(`${page.url()} has no ${links}`);
}

async function clickOnce(url: string, { from, link }: Way, condition: Condition): Promise<Click> {
  const browser = await puppeteer.launch({ executablePath: chromiumPath(true), args: ARGS });
  try {
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport(SCREEN);
    await setUp(page, condition);
    await page.goto(url + from, { waitUntil: "networkidle0" });
    const { point, address } = await firstShown(page, link);
    await page.mouse.move(point.x, point.y);
    await pause(HOVER_MS);
    const start = Date.now();
    await page.mouse.down();
    await page.mouse.up();
    const second = await puppeteer.connect({
      browserURL: new URL(browser.wsEndpoint()).origin.replace("ws", "http"),
      defaultViewport: null,
    });
    const next = await shownPage(second, address);
    await setUp(next.page, condition);
    const tap = await answerToTap(next.page);
    await pause(SETTLE_MS);
    const last = await lastPaint(next.page);
    await second.disconnect();
    return { first: next.first - start, last: last - start, tap };
  } finally {
    await browser.close();
  }
}

/** The medians of several rounds over all navigations. */
export async function measureClicks({ store, folder, rounds, say }: Options): Promise<Clicks> {
  const site = await startSite(store, folder);
  await settle(site, store);
  const runs: Record<string, Record<string, Click[]>> = {};
  for (let round = 1; round <= rounds; round++) {
    say(`clicks, round ${round} of ${rounds}`);
    for (const [way, steps] of Object.entries(waysOf(pageKinds(store))))
      for (const [name, condition] of Object.entries(CONDITIONS))
        ((runs[way] ??= {})[name] ??= []).push(await clickOnce(site.url, steps, condition));
  }
  await site.stop();
  return Object.fromEntries(
    Object.entries(runs).map(([way, all]) => [
      way,
      Object.fromEntries(Object.entries(all).map(([name, found]) => [name, medians(found)])),
    ]),
  );
}
