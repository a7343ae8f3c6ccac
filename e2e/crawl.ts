// A crawler like a search engine's: fetches pages and parses them without a browser.
import { JSDOM } from "jsdom";

export type Crawled = {
  address: string;
  status: number;
  html: string;
  /** The number of transferred bytes. */
  sent: number;
};
export type Pages = ReadonlyMap<string, Crawled>;

/** Requests in flight. The server renders one page at a time (server/render-queue.ts); the others wait or are in transfer. */
const AT_ONCE = 8;

const pathOf = (address: string, from = "http://site") => {
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"), from);
  return pathname + search;
};

async function ask(site: string, address: string): Promise<Crawled> {
  const answer = await fetch(site + address, { headers: { "accept-encoding": "br" } });
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  const body = Buffer.from(await answer.arrayBuffer());
  const sent = Number(answer.headers.get("content-length"));
  return { address, status: answer.status, html: isPage ? body.toString() : "", sent };
}

/**
 * Crawls pages and those that they link to.
 * @param follow the links to follow from a page; none by default
 */
export async function crawl(
  site: string,
  addresses: readonly string[],
  follow: (page: Crawled) => string[] = () => [],
): Promise<Pages> {
  const waiting = [...new Set(addresses)];
  const known = new Set(waiting);
  const pages = new Map<string, Crawled>();
  while (waiting.length > 0)
    for (const page of await Promise.all(waiting.splice(0, AT_ONCE).map((next) => ask(site, next)))) {
      pages.set(page.address, page);
      const found = follow(page).filter((address) => !known.has(address));
      for (const address of new Set(found)) {
        known.add(address);
        waiting.push(address);
      }
    }
  return pages;
}

export async function sitemapAddresses(site: string): Promise<string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => pathOf(address));
}

/**
 * The addresses of this site that search engines follow from a page. Links to the thousands of combinations of filters
 * are nofollow.
 */
export const linksOf = ({ html }: Crawled): string[] =>
  [...html.matchAll(/<a (?:[^>]* )?href="(\/[^"#]*)[^>]*>/g)]
    .filter(([link]) => !/rel="[^"]*nofollow/.test(link))
    .map(([, href = ""]) => pathOf(href));

const { DOMParser } = new JSDOM().window;

/** The metadata of a page. By getElementsByTagName: for selectors jsdom first indexes the document, which takes as long as parsing it. */
export function headOf({ html }: Crawled) {
  const head = new DOMParser().parseFromString(html.slice(0, html.indexOf("</head>")), "text/html");
  const links = [...head.getElementsByTagName("link")];
  const metas = [...head.getElementsByTagName("meta")];
  const meta = (wanted: string) => metas.find(({ name }) => name === wanted)?.content ?? "";
  const canonical = links.find(({ rel }) => rel === "canonical")?.href ?? "";
  return {
    title: head.title,
    description: meta("description"),
    device: meta("applicable-device"),
    isIndexed: !meta("robots").includes("noindex"),
    canonical: canonical && pathOf(canonical),
    feed: links.find(({ type }) => type === "application/atom+xml")?.href ?? "",
    styles: links.filter(({ rel }) => rel === "stylesheet").map(({ href }) => href),
  };
}
