import { JSDOM } from "jsdom";
import { expect, test } from "./site";

const MOST_CLICKS = 4;
/** Uncompressed; the case list shows three lists of cases at once. */
const MOST_BYTES = 120 * 1024;
const HEAVIER: Record<string, number> = { "/casePage": 140 * 1024 };

test(
  "from the home page every page of the sitemap is four clicks away at most, and no page that search engines may list is missing from it",
  { tag: "@once" },
  async ({ request }) => {
    test.setTimeout(120_000);
    const xml = await (await request.get("/sitemap.xml")).text();
    const { document: map } = new JSDOM(xml, { contentType: "application/xml" }).window;
    const listed = new Set(
      [...map.querySelectorAll("url > loc")].map((loc) => {
        const { pathname, search } = new URL(loc.textContent ?? "");
        return pathname + search;
      }),
    );
    const clicks = new Map([["/index", 0]]);
    const faults: string[] = [];
    for (const [address, distance] of clicks) {
      const answer = await request.get(address);
      if (!(answer.headers()["content-type"] ?? "").startsWith("text/html")) continue;
      const text = await answer.text();
      const { document } = new JSDOM(text).window;
      const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content ?? "";
      if (answer.status() !== 200) faults.push(`${address}: ${answer.status()}`);
      if (robots.includes("noindex")) continue;
      const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? "";
      const { pathname, search } = new URL(canonical, "http://site");
      if (!listed.has(pathname + search)) faults.push(`${address}: ${canonical} is not in the sitemap`);
      const most = HEAVIER[address] ?? MOST_BYTES;
      if (Buffer.byteLength(text) > most) faults.push(`${address}: ${Buffer.byteLength(text)} bytes`);
      for (const link of document.querySelectorAll<HTMLAnchorElement>(
        "a[href^='/']:not([rel~='nofollow'])",
      )) {
        const to = (link.getAttribute("href") ?? "").replace(/#.*$/, "");
        if (!clicks.has(to) && distance < MOST_CLICKS) clicks.set(to, distance + 1);
      }
    }
    expect(faults).toEqual([]);
    expect([...listed].filter((address) => !clicks.has(address))).toEqual([]);
  },
);
