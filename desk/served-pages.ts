import { createHash } from "node:crypto";
import { plainText } from "@/lib/text/plain-text";

/** A fetched page or file: the HTML below the menu, or a digest of the bytes. */
export type Served = { isThere: boolean; main: string; title: string; compared: string };

const MAIN = /<main\b[\s\S]*<\/main>/;
const CODE = /<(script|style|template)\b[\s\S]*?<\/\1>/g;
const INLINE = /<!--.*?-->|<\/?(?:a|code|em|strong|sub|sup|span|wbr|br|b)\b[^>]*>/g;
const TAG = /<[^>]*>/;
const LONGEST = 160;

const decoded = (text: string) => text.replaceAll("&amp;", "&");

/** Fetches an address of a site. */
export async function answerOf(origin: string, path: string): Promise<Served> {
  const answer = await fetch(origin + path, { redirect: "manual" });
  const type = answer.headers.get("content-type") ?? "";
  const body = Buffer.from(await answer.arrayBuffer());
  const isThere = answer.status === 200;
  if (!type.startsWith("text/html")) {
    const compared = createHash("sha1").update(body).digest("base64");
    return { isThere, main: type.startsWith("image/svg") ? body.toString() : "", title: "", compared };
  }
  const html = body.toString().replace(CODE, "");
  const main = MAIN.exec(html)?.[0] ?? "";
  const title = plainText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? "");
  return { isThere, main, title, compared: `${title}\n${main}` };
}

/** Every address in the sitemap of a site. */
export async function pathsOf(origin: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(origin + path)).text();
    const all = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => {
      const { pathname, search } = new URL(decoded(address));
      return pathname + search;
    });
    return xml.includes("<sitemapindex") ? (await Promise.all(all.map(read))).flat() : all;
  };
  return read("/sitemap.xml");
}

/** Internal links below the menu. */
export const links = ({ main }: Served): string[] =>
  [...main.matchAll(/\shref="(\/[^"#]*)/g)].map(([, href = ""]) => decoded(href));

/** The text of a piece of HTML; inline elements do not split words. */
export const wordsOf = (html: string) => plainText(html.replace(INLINE, ""));

/** The first heading of the page. */
export const heading = ({ main, title }: Served) =>
  wordsOf(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? "") || title;

/** The distinct sentences, cells and labels of a page. */
export const saidOn = ({ main, title }: Served): string[] => [
  ...new Set(
    [title, ...main.replace(INLINE, "").split(TAG).map(plainText)]
      .filter((said) => said !== "")
      .map((said) => said.slice(0, LONGEST)),
  ),
];
