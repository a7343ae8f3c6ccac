import { listAddresses, listParts } from "@/db/queries/site/site-addresses";
import { sitemapIndexXml, sitemapXml } from "@/lib/seo/sitemap-xml";

export const dynamic = "force-dynamic";

export function GET() {
  const all = listAddresses();
  return new Response(all ? sitemapXml(all) : sitemapIndexXml(listParts()), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
