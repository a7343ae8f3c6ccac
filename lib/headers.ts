import { DATA_POLICY } from "./policy.mjs";

type Header = { key: string; value: string };

const COMMON: Header[] = [
  { key: "Strict-Transport-Security", value: "max-age=31536000; includeSubDomains" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  {
    key: "Permissions-Policy",
    value: "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  },
];

const data: Header = { key: "Content-Security-Policy", value: DATA_POLICY };
const immutable: Header = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };

/** Headers of every answer; cached pages carry a policy of their own (db/page-cache.mjs). */
export const pageHeaders = () => [
  { source: "/:path*", headers: COMMON },
  { source: "/api/:path*", headers: [data, { key: "Cache-Control", value: "no-store" }] },
  { source: "/media/:path*", headers: [data, immutable] },
  { source: "/_next/static/:path*", headers: [data] },
];
