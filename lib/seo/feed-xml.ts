import { XML_HEAD, xmlText } from "@/lib/text/xml";

export const FEED = { path: "/feed.xml", type: "application/atom+xml" } as const;

export type FeedEntry = {
  title: string;
  address: string;
  /** `published` and `updated` are ISO 8601. */
  published: string;
  updated: string;
  category: string;
  /** The complete text as HTML with absolute addresses. */
  html: string;
};

type Feed = {
  title: string;
  subtitle: string;
  author: string;
  /** The address of the feed, which is also its id. */
  self: string;
  /** The page with the same content. */
  page: string;
  entries: readonly FeedEntry[];
};

/** A feed without entries must have a date, too (RFC 4287 §4.1.1). */
const NEVER = "1970-01-01T00:00:00Z";

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>\n`;
const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>\n`;

const entryXml = ({ title, address, published, updated, category, html }: FeedEntry) =>
  `<entry>\n${element("id", address)}${element("title", title)}${link("alternate", address, "text/html")}` +
  `${element("published", published)}${element("updated", updated)}<category term="${xmlText(category)}"/>\n` +
  `<content type="html">${xmlText(html)}</content>\n</entry>\n`;

/** An Atom feed (RFC 4287). */
export function feedXml({ title, subtitle, author, self, page, entries }: Feed): string {
  const updated =
    entries
      .map((entry) => entry.updated)
      .sort()
      .at(-1) ?? NEVER;
  return (
    `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n` +
    element("id", self) +
    element("title", title) +
    element("subtitle", subtitle) +
    element("updated", updated) +
    `<author>\n${element("name", author)}</author>\n` +
    link("self", self, FEED.type) +
    link("alternate", page, "text/html") +
    `${entries.map(entryXml).join("")}</feed>\n`
  );
}
