import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { frameLinks } from "@/components/layout/frame-links";
import { SiteFrame } from "@/components/layout/site-frame";
import { StaticMarkup } from "@/components/ui/static-markup";
import { getCategoryTree } from "@/db/queries/categories/categories";
import { env } from "@/lib/env";
import { SCRIPTED } from "@/lib/scripted";
import { MENU_CHOICE_SCRIPT } from "@/lib/links/menu-choice-script";
import { TITLE_END } from "@/lib/seo/page-title";
import { SITE } from "@/lib/site";
import { socialCodes } from "@/lib/social-codes";
import globals from "./globals.module.css";
import tokens from "./tokens.module.css";

/** Next caches nothing: all caching is in server/response-cache.ts. */
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#0b4da2", viewportFit: "cover" };

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: `${SITE.brand} ${SITE.brandEnglish}`, template: `%s${TITLE_END}` },
    description: SITE.description,
    applicationName: SITE.brand,
    formatDetection: { telephone: false },
    // Tells Baidu that the same URL serves desktop and mobile.
    other: { "applicable-device": "pc,mobile" },
  };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" className={`${tokens.tokens} ${globals.site}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: SCRIPTED }} />
        {/* Rendering waits until the service bar, the last visible part, has arrived: a page that streams in slowly does not shift. */}
        <link rel="expect" href="#service-bar" blocking="render" />
      </head>
      <body>
        <StaticMarkup tag="script" html={MENU_CHOICE_SCRIPT} />
        <SiteFrame {...frameLinks(getCategoryTree())} codes={socialCodes()}>
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}
