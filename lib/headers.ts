import { COMMON_HEADERS } from "./answer-headers.mjs";
import { DATA_POLICY } from "./policy.mjs";

type Header = { key: string; value: string };

const COMMON: Header[] = Object.entries(COMMON_HEADERS).map(([key, value]) => ({ key, value }));

const data: Header = { key: "Content-Security-Policy", value: DATA_POLICY };
const immutable: Header = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };

/** Headers of every answer; cached pages carry a policy of their own (db/page-cache.mjs). */
export const pageHeaders = () => [
  { source: "/:path*", headers: COMMON },
  { source: "/api/:path*", headers: [data, { key: "Cache-Control", value: "no-store" }] },
  { source: "/media/:path*", headers: [data, immutable] },
  { source: "/_next/static/:path*", headers: [data] },
];
