"use client";

import { ErrorHelp } from "@/components/layout/error-help";
import { SITE } from "@/lib/site";
import globals from "./globals.module.css";
import tokens from "./tokens.module.css";

/**
 * Shown when a page crashes in the browser. The server's page for failures is the same, rendered at build time without
 * scripts (scripts/failure-page.ts).
 */
export default function BrokenSite() {
  return (
    <html lang="zh-CN" className={`${tokens.tokens} ${globals.site}`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`页面暂时打不开 - ${SITE.brand}`}</title>
      </head>
      <body>
        <main>
          <ErrorHelp />
        </main>
      </body>
    </html>
  );
}
