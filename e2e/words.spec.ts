import { brokenWords } from "./looks/broken-words";
import { sitemapAddresses } from "./crawl";
import { expect, test } from "./site";

const WIDTHS = [375, 768, 1440];
const PARTS = 6;

// One page of each kind is checked in routes.spec.ts.
for (let part = 0; part < PARTS; part++)
  test(
    `no heading, caption or label breaks inside a word or between a number and its unit, on phone, tablet and desktop: part ${part + 1} of ${PARTS} of all pages`,
    { tag: "@all" },
    async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      const pages = (await sitemapAddresses(String(baseURL))).filter((_, index) => index % PARTS === part);
      expect(pages.length).toBeGreaterThan(20);
      const broken = new Set<string>();
      for (const path of pages) {
        await page.goto(path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const label of await brokenWords(page)) broken.add(`${path} ${label}`);
        }
      }
      expect([...broken]).toEqual([]);
    },
  );
