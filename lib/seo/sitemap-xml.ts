import { XML_HEAD, xmlText } from "@/lib/text/xml";

/** An entry of a sitemap: address, last change as ISO 8601, and the addresses of its pictures. */
export type Listed = { address: string; changed: string | undefined; pictures?: readonly string[] };

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

const pictureXml = (picture: string) =>
  `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`;

function list(outer: string, inner: string, entries: Listed[], namespaces = NAMESPACE): string {
  const lines = entries.map(({ address, changed, pictures = [] }) => {
    const when = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<${inner}><loc>${xmlText(address)}</loc>${when}${pictures.map(pictureXml).join("")}</${inner}>\n`;
  });
  return `${XML_HEAD}<${outer} ${namespaces}>\n${lines.join("")}</${outer}>\n`;
}

export const sitemapXml = (entries: Listed[]) => list("urlset", "url", entries, `${NAMESPACE} ${PICTURES}`);

/** An index of sitemaps, for more addresses than one sitemap may have. */
export const sitemapIndexXml = (entries: Listed[]) => list("sitemapindex", "sitemap", entries);
