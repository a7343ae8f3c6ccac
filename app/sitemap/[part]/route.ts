import { listPart } from "@/db/queries/site/site-addresses";
import { sitemapXml } from "@/lib/seo/sitemap-xml";

export const dynamic = "force-dynamic";

export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const found = listPart((await params).part);
  if (!found) return new Response("页面不存在\n", { status: 404 });
  return new Response(sitemapXml(found), { headers: { "content-type": "application/xml; charset=utf-8" } });
}
