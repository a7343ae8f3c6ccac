import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/seo/page-metadata";

export const dynamic = "force-dynamic";

/** Pages excluded from search say so by `noindex`, which crawlers must be able to read: they are not disallowed here. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: "/api/" },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
