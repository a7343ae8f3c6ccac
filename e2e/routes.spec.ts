import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { countOf } from "./content";
import { allRoutes, KINDS, ROUTES } from "./routes";
import { readToEnd, shiftsOf, watchShifts } from "./shifts";
import { expect, test } from "./site";

// A larger size that an earlier page has brought is shown instead of the preloaded one.
test.use({ expectedFaults: [/preloaded using link preload but not used/] });

const sidewaysScroll = (page: Page) =>
  page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** What a visitor must find on any page, seen by the browser alone. */
async function look(page: Page, path: string) {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.locator("h1"), path).toHaveCount(1);
  await expect(page.locator("h1"), path).toBeVisible();
  expect(await page.title(), path).not.toBe("");
}

/** One visit to a page is looked at in every width: where it was loaded and where it is narrower. */
const WIDTHS = { desktop: [1440, 768], phone: [375, 320] } as const;

/** One visit to each page, in which everything is looked at. */
async function visitEach(page: Page, paths: string[], isMobile: boolean) {
  await watchShifts(page);
  for (const path of paths) {
    const [loaded, narrow] = isMobile ? WIDTHS.phone : WIDTHS.desktop;
    await page.setViewportSize({ width: loaded, height: isMobile ? 812 : 900 });
    await look(page, path);
    expect(await readToEnd(page), path).toEqual([]);
    expect(await shiftsOf(page), path).toEqual({ score: 0, shifts: [] });
    expect(await sidewaysScroll(page), path).toBe(0);
    await expectAccessible(page, `${path} at ${loaded} px`);
    await page.setViewportSize({ width: narrow, height: 900 });
    expect(await sidewaysScroll(page), path).toBe(0);
  }
}

async function visitEachWithoutScripts(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await look(page, path);
    await expect(page.getByRole("main"), path).not.toBeEmpty();
    expect(await sidewaysScroll(page), path).toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sidewaysScroll(page), path).toBe(0);
  }
}

const PAGE_MS = 20_000;

for (const [name, pathsOf] of Object.entries(KINDS))
  test(`${name}: complete, accessible, without a jump, as wide as the screen`, async ({
    page,
    isMobile,
    store,
  }) => {
    const paths = pathsOf(store);
    test.setTimeout((paths.length + 1) * PAGE_MS);
    await visitEach(page, paths, isMobile);
  });

for (const [name, pathsOf] of Object.entries(ROUTES))
  test(
    `every page of ${name}: complete, accessible, without a jump, as wide as the screen`,
    {
      tag: "@all",
    },
    async ({ page, isMobile, store }) => {
      const paths = pathsOf(store);
      test.setTimeout((paths.length + 1) * PAGE_MS);
      await visitEach(page, paths, isMobile);
    },
  );

test.describe("without JavaScript", () => {
  // Scripts that are switched off count as blocked by a policy.
  test.use({ javaScriptEnabled: false, expectedFaults: [/\.js csp$|preloaded using/] });

  for (const [name, pathsOf] of Object.entries(KINDS))
    test(`${name}: the same pages`, ({ page, store }) => visitEachWithoutScripts(page, pathsOf(store)));
  for (const [name, pathsOf] of Object.entries(ROUTES))
    test(`every page of ${name}: the same`, { tag: "@all" }, ({ page, store }) => {
      const paths = pathsOf(store);
      test.setTimeout((paths.length + 1) * PAGE_MS);
      return visitEachWithoutScripts(page, paths);
    });
});

/**
 * Addresses of this site in the `href` of links, without the part after #.
 * Leaves out what search engines are asked to leave out: the thousands of combinations of filters.
 */
const linksOf = (html: string, from: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)]
    .filter(([link]) => !link.includes('rel="nofollow"'))
    .map(([, href = ""]) => new URL(href.replaceAll("&amp;", "&"), from))
    .filter(({ origin }) => origin === new URL(from).origin)
    .map(({ pathname, search }) => pathname + search);

test(
  "no link of the site is dead, and all its pages have a title and a description of their own",
  {
    tag: "@all",
  },
  async ({ request, baseURL, store }) => {
    test.setTimeout(120_000);
    const waiting = allRoutes(store);
    const known = new Set<string>(waiting);
    const seen = new Map<string, string>();
    const dead: string[] = [];
    const visit = async (path: string) => {
      // A kept connection may end just as it is used again.
      const answer = await request.get(path, { maxRetries: 3 });
      if (answer.status() !== 200) return void dead.push(`${answer.status()} ${path}`);
      if (!answer.headers()["content-type"]?.startsWith("text/html")) return;
      const html = await answer.text();
      for (const link of linksOf(html, new URL(path, baseURL).href)) {
        if (known.has(link)) continue;
        known.add(link);
        waiting.push(link);
      }
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
      if (/<meta name="robots" content="noindex/.test(html) || canonical !== new URL(path, baseURL).href)
        return;
      const words = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/].map(
        (part) => part.exec(html)?.[1],
      );
      for (const text of words) {
        if (!text) dead.push(`no title or description: ${path}`);
        else if (seen.has(text)) dead.push(`${path} says what ${seen.get(text)} says: ${text}`);
        else seen.set(text, path);
      }
    };
    while (waiting.length > 0) await Promise.all(waiting.splice(0, 16).map(visit));
    const records = ["products", "news", "solutions"].map((table) => countOf(store, table));
    expect(known.size).toBeGreaterThan(records.reduce((sum, count) => sum + count));
    expect(dead).toEqual([]);
  },
);
