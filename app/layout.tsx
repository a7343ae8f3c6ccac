import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { SiteFrame } from "@/components/layout/site-frame";
import { getCategoryTree } from "@/db/categories";
import { env } from "@/lib/env";
import { SITE } from "@/lib/site";
import globals from "./globals.module.css";

export const revalidate = 300;

export const viewport: Viewport = { themeColor: "#0b4da2", viewportFit: "cover" };

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: `${SITE.brand} ${SITE.brandEnglish}`, template: `%s - ${SITE.brand}` },
    description: SITE.description,
    applicationName: SITE.brand,
    formatDetection: { telephone: false },
  };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" className={globals.site}>
      <head>
        {/* A page that comes in pieces is shown when its last element is there: nothing in it moves any more. */}
        <link rel="expect" href="#footer" blocking="render" />
      </head>
      <body>
        {/* Here and not in a layout below: each page carries the page for unknown addresses, with all it brings. */}
        <SiteFrame categories={getCategoryTree()}>{children}</SiteFrame>
      </body>
    </html>
  );
}
