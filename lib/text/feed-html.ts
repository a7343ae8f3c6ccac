import sanitizeHtml from "sanitize-html";
import { env } from "@/lib/env";
import { showRichText } from "./rich-text";
import { RICH_ATTRIBUTES } from "./rich-text-rules";

const { iframe: _players, ...kept } = RICH_ATTRIBUTES;

/** Feed readers need absolute addresses. */
const wholeAddress = (address: string, site: string) => (address.startsWith("/") ? site + address : address);

/** Editors' HTML for a feed: without players and picture sizes, and with absolute addresses. */
export function feedHtml(html: string, siteUrl = env().SITE_URL): string {
  return sanitizeHtml(showRichText(html), {
    allowedTags: Object.keys(kept),
    allowedAttributes: Object.fromEntries(Object.entries(kept).map(([tag, names]) => [tag, [...names]])),
    transformTags: {
      a: (tagName, { href = "" }) => ({ tagName, attribs: { href: wholeAddress(href, siteUrl) } }),
      img: (tagName, { src = "", alt = "" }) => ({
        tagName,
        attribs: { src: wholeAddress(src, siteUrl), alt },
      }),
    },
  });
}
