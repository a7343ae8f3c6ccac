import { JSDOM } from "jsdom";
import { expect, test } from "./site";

/** In Chinese characters, two Latin ones being as wide as one. */
const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5), 0);

test("every page of the sitemap has a title and a description of its own, of a length that search engines show", async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path);
    return { status: answer.status(), text: await answer.text() };
  };
  const { text: xml } = await read("/sitemap.xml");
  const { window: map } = new JSDOM(xml, { contentType: "application/xml" });
  const addresses = [...map.document.querySelectorAll("url > loc")].map((loc) => loc.textContent ?? "");
  expect(addresses.length).toBeGreaterThan(100);
  const faults: string[] = [];
  const met = new Map<string, string>();
  const only = (what: string, address: string) => {
    if (met.has(what)) faults.push(`${address} and ${met.get(what)}: ${what}`);
    met.set(what, address);
  };
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const { status, text } = await read(pathname + search);
    if (status !== 200) faults.push(`${address}: ${status}`);
    const { document } = new JSDOM(text).window;
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    const description = meta("description") ?? "";
    const length = [...description].length;
    if (length < 30 || length > 160) faults.push(`${address}: ${length} ${description}`);
    if (width(document.title) < 6 || width(document.title) > 30) faults.push(`${address}: ${document.title}`);
    only(`title ${document.title}`, address);
    only(`description ${description}`, address);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
    if (canonical !== address) faults.push(`${address}: canonical ${canonical}`);
    if (meta("applicable-device") !== "pc,mobile") faults.push(`${address}: applicable-device`);
    const feed = document.querySelector<HTMLLinkElement>('link[type="application/atom+xml"]')?.href;
    if (!feed?.endsWith("/feed.xml")) faults.push(`${address}: feed`);
  }
  expect(faults).toEqual([]);
});

test("the meters' default list is one page, whichever way a visitor comes to it", async ({ request }) => {
  const told = await Promise.all(
    ["49", "49?sid=139", "49?sid=139&kid=245"].map(async (choice) => {
      const { document } = new JSDOM(await (await request.get(`/product_type_list/${choice}`)).text()).window;
      const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? { href: "" };
      return [new URL(href).search, document.title, document.querySelector("h1")?.textContent ?? "?"];
    }),
  );
  const [search, title, heading] = told[2] ?? [];
  expect(search).toBe("?sid=139&kid=245");
  expect(title).toContain(heading);
  for (const one of told) expect(one).toEqual(told[2]);
});
