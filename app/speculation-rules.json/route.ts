/** Personal pages and API addresses: neither prefetched nor prerendered. */
const NEVER = [
  "/api/*",
  "/media/*",
  "/contact/send",
  "/contact?*list=1*",
  "/cart",
  "/cart?*",
  "/cart/*",
  "/Receipt/*",
  "/unsubscribe*",
  "/login",
  "/login?*",
  "/Posted",
  "/Posted?*",
  "/Reply",
  "/Reply?*",
  // Searches are not cached.
  "/*\\?*title=*",
];

/** Pages that depend on the visitor's last choice or list, or count searches: prefetched, not prerendered. */
const PREFETCH_ONLY = ["/product_type_list/*", "/search*", "/compare*", "/contact*", "/code*"];

const linksBut = (...paths: string[]) => ({
  and: [
    { href_matches: "/*" },
    { not: { href_matches: paths } },
    { not: { selector_matches: "[download]" } },
  ],
});

/**
 * Speculation rules, which every page names in a header (server/finish-page.ts). Public pages are prerendered when the
 * visitor is about to click; their scripts wait until they are shown (lib/html/deferred-scripts.ts), so that a prerendered
 * page has no side effects.
 */
const RULES = {
  prerender: [{ where: linksBut(...NEVER, ...PREFETCH_ONLY), eagerness: "moderate" }],
  prefetch: [{ where: linksBut(...NEVER), eagerness: "moderate" }],
};

export const GET = () =>
  Response.json(RULES, { headers: { "content-type": "application/speculationrules+json" } });
