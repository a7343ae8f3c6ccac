import type { BrowserContext } from "@playwright/test";
import type { Database } from "better-sqlite3";
import { firstId } from "./content";
import { inPieces, startDripping } from "./dripping";
import { readToEnd, shiftsOf, watchShifts } from "./looks/jumps";
import { expect, test } from "./site";

/** The number of concurrent pages, which mostly wait for the network, not for the CPU. */
const KINDS = {
  "the longest of each kind": {
    tag: "@phone-only",
    pathsOf: (store: Database) => [
      "/index",
      "/casePage",
      "/contact",
      "/product_type_list/33",
      `/newdetail/${firstId(store, "products")}`,
    ],
  },
  "lists, details and texts": {
    tag: ["@phone", "@all"],
    pathsOf: (store: Database) => [
      "/yunplat",
      `/cm_detail/${firstId(store, "solutions")}`,
      `/detail/${firstId(store, "news")}`,
      "/about",
      "/product_centers",
    ],
  },
};

/** A phone with a weak connection. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

async function readSlowly(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await watchShifts(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.goto(path);
  const missing = await readToEnd(page);
  const found = { path, missing, ...(await shiftsOf(page)) };
  await page.close();
  return found;
}

for (const [kind, { tag, pathsOf }] of Object.entries(KINDS))
  test(`no layout shift on a slow network: ${kind}`, { tag }, async ({ context, store }) => {
    const paths = pathsOf(store);
    const found = await Promise.all(paths.map((path) => readSlowly(context, path)));
    expect(found).toEqual(paths.map((path) => ({ path, missing: [], score: 0, shifts: [] })));
  });

test(
  "no layout shift in a page that arrives in pieces",
  { tag: "@all" },
  async ({ context, baseURL, store }) => {
    test.setTimeout(120_000);
    const line = await startDripping(baseURL ?? "", inPieces(25));
    const page = await context.newPage();
    await watchShifts(page);
    for (const path of [
      ...Object.values(KINDS).flatMap(({ pathsOf }) => pathsOf(store)),
      "/yunshow",
      "/contact?result=phone",
    ]) {
      await page.goto(line.url + path);
      await readToEnd(page);
      expect(await shiftsOf(page), path).toEqual({ score: 0, shifts: [] });
    }
    line.stop();
  },
);

test(
  "no layout shift if a piece of a page ends in the bottom bar of a phone, even if shown before the bar is complete",
  { tag: ["@phone-only", "@all"] },
  async ({ context, baseURL }) => {
    const expected = '<link rel="expect" href="#service-bar" blocking="render"/>';
    for (const without of ["", expected]) {
      const line = await startDripping(
        baseURL ?? "",
        (page) => {
          expect(page.includes(expected)).toBe(without === "");
          const bar = page.indexOf('<nav id="service-bar"');
          const ends = [page.indexOf(">", bar) + 1, page.indexOf("电话</a>", bar)];
          expect(Math.min(bar, ...ends)).toBeGreaterThan(0);
          // Gives the browser this number of frames to paint.
          return ends.flatMap((end) => Array.from({ length: 10 }, () => end));
        },
        without,
      );
      const page = await context.newPage();
      await watchShifts(page);
      await page.goto(`${line.url}/service`);
      expect(await shiftsOf(page), without).toEqual({ score: 0, shifts: [] });
      line.stop();
    }
  },
);

test(
  "a visible picture that never loads is reported, and waited for once",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const src = `${baseURL}/never.webp`;
    await page.route(src, () => undefined);
    const screens = '<p style="height: 100vh">字</p>'.repeat(16);
    const html = `<img src="${src}" alt="图" width="100" height="40" style="position: fixed; top: 0">${screens}`;
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    // Waiting at every screen would take 80 s.
    const start = performance.now();
    expect(await readToEnd(page)).toEqual([src]);
    expect(performance.now() - start).toBeLessThan(40_000);
  },
);
