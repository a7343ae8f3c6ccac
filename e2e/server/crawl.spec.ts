import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { fromStore } from "@/e2e/content";
import { type Crawled, crawl, headOf, linksOf, type Pages, sitemapAddresses } from "@/e2e/crawl";
import { allRoutes, NOWHERE, oneOfEachKind } from "@/e2e/routes";
import { pageKinds } from "@/scripts/measure/site";
import { readBudget } from "@/scripts/measure/weight";

// The site is crawled once; all tests of this file read the result.
test.describe.configure({ mode: "default" });

const MOST_CLICKS = 4;
/** The uncompressed HTML, half of it RSC payload. The longest pages have several lists and the table of all cases. */
const MOST_BYTES = 172 * 1024;
/** The HTML before the RSC payload: some search engines stop indexing at 128 KB. */
const MOST_TO_READ = 108 * 1024;
/** The uncompressed HTML of a product page; registers have their own page. */
const MOST_OF_PRODUCT = 111 * 1024;
const isProduct = (address: string) => /^\/newdetail\/\d+$/.test(address);

/** RELIABILITY A4: the standard rules without the purely stylistic ones. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: { "void-style": "off", "attribute-boolean-style": "off", "no-inline-style": "off" },
});

const site = String(process.env.BASE_URL);
const weighed = () => pageKinds(String(process.env.DATABASE_FILE));
let listed: Set<string>;
let pages: Pages;

/** One URL of each pattern, ids and numbers being interchangeable. */
function oneOfEachForm(): (page: Crawled) => string[] {
  const formOf = (address: string) => address.replace(/\?.*/, "").replaceAll(/\d+/g, "0");
  const met = new Set([...listed].map(formOf));
  return (page) =>
    linksOf(page).filter((address) => {
      const isNew = !met.has(formOf(address));
      met.add(formOf(address));
      return isNew;
    });
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  listed = new Set(await sitemapAddresses(site));
  const others = [...fromStore(allRoutes), ...Object.values(weighed()), NOWHERE];
  pages = await crawl(site, [...listed, ...others], oneOfEachForm());
});

const isThere = ({ status, address }: Crawled) => status === (address === NOWHERE ? 404 : 200);
const statuses = (all: Pages) =>
  [...all.values()].filter((page) => !isThere(page)).map(({ status, address }) => `${status} ${address}`);
/** A list with one filter option, to which every list links (docs/contract.md). */
const isOneOption = (address: string) => address.includes("?f.");
/** Pages that search engines may list, but the sitemap does not. */
const unlisted = (all: Pages) =>
  [...all.values()]
    .filter((page) => page.html !== "" && page.address !== NOWHERE)
    .map((page) => ({ page, head: headOf(page) }))
    .filter(
      ({ head: { isIndexed, canonical } }) => isIndexed && !listed.has(canonical) && !isOneOption(canonical),
    )
    .map(({ page, head }) => `${page.address}: ${head.canonical} is not in the sitemap`);

test("every page of the sitemap exists, and one of each form of link", () => {
  expect(listed.size).toBeGreaterThan(200);
  expect(statuses(pages)).toEqual([]);
  expect(unlisted(pages)).toEqual([]);
});

test("every page of the sitemap is at most four clicks from the home page", () => {
  const clicks = new Map([["/index", 0]]);
  for (const [address, distance] of clicks) {
    const page = pages.get(address);
    if (!page || distance === MOST_CLICKS) continue;
    for (const to of linksOf(page)) if (!clicks.has(to)) clicks.set(to, distance + 1);
  }
  expect([...listed].filter((address) => !clicks.has(address))).toEqual([]);
});

/** In Chinese characters, two Latin ones being as wide as one. */
const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5), 0);

test("every page of the sitemap has its own title and description, of a length that search engines show", () => {
  const faults: string[] = [];
  const met = new Map<string, string>();
  const only = (what: string, address: string) => {
    if (met.has(what)) faults.push(`${address} and ${met.get(what)}: ${what}`);
    met.set(what, address);
  };
  for (const address of listed) {
    const { title, description, canonical, device, feed } = headOf(pages.get(address) as Crawled);
    const { length } = [...description];
    if (length < 30 || length > 160) faults.push(`${address}: ${length} ${description}`);
    if (width(title) < 6 || width(title) > 30) faults.push(`${address}: ${title}`);
    only(`title ${title}`, address);
    only(`description ${description}`, address);
    if (canonical !== address) faults.push(`${address}: canonical ${canonical}`);
    if (device !== "pc,mobile") faults.push(`${address}: applicable-device`);
    if (!feed.endsWith("/feed.xml")) faults.push(`${address}: feed`);
  }
  expect(faults).toEqual([]);
});

test("no page of the sitemap is too long, and its indexed content comes first", () => {
  const faults: string[] = [];
  for (const address of listed) {
    const { html } = pages.get(address) as Crawled;
    const most = isProduct(address) ? MOST_OF_PRODUCT : MOST_BYTES;
    const read = Buffer.byteLength(html.slice(0, html.indexOf("</main>")));
    if (read > MOST_TO_READ) faults.push(`${address}: ${read} bytes up to the end of its words`);
    if (!html.includes("data-kept=")) faults.push(`${address}: its texts stand in the payload, too`);
    if (Buffer.byteLength(html) > most) faults.push(`${address}: ${Buffer.byteLength(html)} bytes`);
  }
  expect(faults).toEqual([]);
});

test("no kind of page, nor its styles, exceeds its budget; each has its styles in one file", async () => {
  const budgets = readBudget();
  const over: string[] = [];
  for (const [kind, address] of Object.entries(weighed())) {
    const page = pages.get(address) as Crawled;
    const [styles = "", ...others] = headOf(page).styles;
    expect(others, kind).toEqual([]);
    const css = (await crawl(site, [styles])).get(styles)?.sent ?? 0;
    expect(css, kind).toBeGreaterThan(0);
    expect(page.sent, kind).toBeGreaterThan(0);
    const { html = 0, css: most = 0 } = budgets[kind] ?? {};
    if (page.sent > html) over.push(`${kind}: ${page.sent} bytes of HTML, ${html} at most`);
    if (css > most) over.push(`${kind}: ${css} bytes of styles, ${most} at most`);
  }
  expect(over).toEqual([]);
});

async function invalid(addresses: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { results } = await validator.validateString(pages.get(address)?.html ?? "");
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${address}: ${selector}: ${message} (${ruleId})`);
  }
  return faults;
}

test("every kind of page is valid HTML, also the 404 page", async () => {
  expect(await invalid(fromStore(oneOfEachKind))).toEqual([]);
});

test("every page is valid HTML", { tag: "@all" }, async () => {
  test.setTimeout(300_000);
  expect(await invalid(fromStore(allRoutes))).toEqual([]);
});

test("the site has no dead link, and every indexable page is in the sitemap", { tag: "@all" }, async () => {
  test.setTimeout(1_200_000);
  const everything = await crawl(site, [...pages.keys()], linksOf);
  expect(everything.size).toBeGreaterThan(pages.size);
  expect(statuses(everything)).toEqual([]);
  expect(unlisted(everything)).toEqual([]);
});
