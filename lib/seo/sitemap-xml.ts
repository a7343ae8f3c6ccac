/** An address of a sitemap, and when its content last changed, as ISO 8601. */
export type Listed = { address: string; changed: string | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function list(outer: string, inner: string, entries: Listed[]): string {
  const lines = entries.map(({ address, changed }) => {
    const when = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<${inner}><loc>${escaped(address)}</loc>${when}</${inner}>\n`;
  });
  return `${HEAD}<${outer} ${NAMESPACE}>\n${lines.join("")}</${outer}>\n`;
}

/** A sitemap of pages. */
export const sitemapXml = (entries: Listed[]) => list("urlset", "url", entries);

/** An index of sitemaps, for more addresses than one may hold. */
export const sitemapIndexXml = (entries: Listed[]) => list("sitemapindex", "sitemap", entries);
