import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { pageHeaders } from "./lib/headers";
import { listAddresses } from "./lib/list-addresses";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  output: "standalone",
  poweredByHeader: false,
  agentRules: false,
  typedRoutes: true,
  reactStrictMode: true,
  // Types are checked once, by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
  // The release carries no store and no secrets (RELIABILITY §7.5).
  outputFileTracingExcludes: { "/*": ["data/**", "**/*.db*", ".env*", "e2e/**", "public/**", "db/**/*.ts"] },
  cacheHandler: fileURLToPath(new URL("./db/page-cache.mjs", import.meta.url)),
  cacheMaxMemorySize: 0,
  expireTime: 900,
  images: { unoptimized: true, remotePatterns: [] },
  experimental: {
    caseSensitiveRoutes: true,
    // All styles in one file: a second one is a second connection before anything is shown.
    cssChunking: { type: "graph", requestCost: 1e9 },
  },
  redirects: async () => [{ source: "/", destination: "/index", permanent: true }],
  rewrites: async () => ({ beforeFiles: [], afterFiles: listAddresses(), fallback: [] }),
  headers: async () => pageHeaders(),
};

export default config;
