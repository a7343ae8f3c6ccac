import { expect, test } from "./site";

const MOST_CLICKS = 4;
/** Uncompressed, half of it what scripts begin with; the list of cases shows three lists at once, that of honours four. */
const MOST_BYTES = 140 * 1024;
/** What search engines read stands before it: some stop at 128 KB. */
const MOST_TO_READ = 108 * 1024;
/** The registers of a product that has some are tables of many rows. */
const MOST_WITH_REGISTERS = 184 * 1024;
const HEAVIER: Record<string, number> = { "/casePage": 156 * 1024, "/honor": 134 * 1024 };

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"), "http://site");
  return pathname + search;
};

/** Addresses that a page leads search engines to; those of filters are known by their lists (e2e/filters.spec.ts). */
const linksIn = (html: string) =>
  [...html.matchAll(/<a (?:[^>]* )?href="(\/[^"#]*)[^>]*>/g)]
    .filter(([tag]) => !/rel="[^"]*nofollow/.test(tag))
    .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
    .filter((href) => !/[?&]f\./.test(href));

test("from the home page every page of the sitemap is four clicks away at most, and no page that search engines may list is missing from it", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => pathOf(loc)));
  expect(listed.size).toBeGreaterThan(200);
  const clicks = new Map([["/index", 0]]);
  const faults: string[] = [];
  for (const [address, distance] of clicks) {
    const answer = await request.get(address);
    if (!(answer.headers()["content-type"] ?? "").startsWith("text/html")) continue;
    const text = await answer.text();
    if (answer.status() !== 200) faults.push(`${address}: ${answer.status()}`);
    if (/<meta name="robots" content="[^"]*noindex/.test(text)) continue;
    const [, canonical = ""] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
    if (!listed.has(pathOf(canonical))) faults.push(`${address}: ${canonical} is not in the sitemap`);
    const usual = text.includes('id="registers"') ? MOST_WITH_REGISTERS : MOST_BYTES;
    const most = HEAVIER[address.replace(/\?.*/, "")] ?? usual;
    const read = Buffer.byteLength(text.slice(0, text.indexOf("</main>")));
    if (read > MOST_TO_READ) faults.push(`${address}: ${read} bytes up to the end of its words`);
    if (Buffer.byteLength(text) > most) faults.push(`${address}: ${Buffer.byteLength(text)} bytes`);
    if (distance === MOST_CLICKS) continue;
    for (const to of linksIn(text)) if (!clicks.has(to)) clicks.set(to, distance + 1);
  }
  expect(faults).toEqual([]);
  expect([...listed].filter((address) => !clicks.has(address))).toEqual([]);
});
