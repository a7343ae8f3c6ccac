import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

/** The build alone traces what runs; whoever serves it is our own server. */
const BUILD = "phase-production-build";

const config = (phase: string): NextConfig => ({
  ...(phase === BUILD && ({ output: "standalone" } as const)),
  // For Next's image optimizer, which is off; pictures that visitors send are no business of its pages.
  outputFileTracingExcludes: { "*": ["node_modules/sharp/**", "node_modules/@img/**"] },
  poweredByHeader: false,
  agentRules: false,
  typedRoutes: true,
  // Loaded where text messages are set up, and nowhere else.
  serverExternalPackages: ["@alicloud/dysmsapi20170525"],
  reactStrictMode: true,
  // Done by server/, once for each finished answer.
  compress: false,
  generateEtags: false,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL(".", import.meta.url)),
    // What Next brings along for older browsers than those whose scripts run.
    resolveAlias: { "../build/polyfills/polyfill-module": "./components/layout/polyfills.ts" },
  },
  // In development: `localhost` and this are the same machine.
  allowedDevOrigins: ["127.0.0.1"],
  // A folder cannot be called by part of a name.
  rewrites: () =>
    Promise.resolve([
      { source: "/cm_detail/:id(\\d+).pdf", destination: "/cm_detail/:id/pdf" },
      { source: "/datasheet/:id(\\d+).pdf", destination: "/datasheet/:id/pdf" },
      { source: "/downloads/:id(\\d+).zip", destination: "/downloads/:id/zip" },
      // A folder that begins with a dot is none to tools.
      { source: "/.well-known/security.txt", destination: "/security.txt" },
    ]),
  images: { unoptimized: true, remotePatterns: [] },
  experimental: {
    caseSensitiveRoutes: true,
    // A start with a third less to do and 16 MB less to hold; the first page of each kind loads its own code.
    preloadEntriesOnStart: false,
    // Each part's styles apart, so that a page gets those of its own parts; the release joins them (scripts/join-styles.mjs).
    cssChunking: { type: "graph", requestCost: 1000 },
  },
});

export default config;
