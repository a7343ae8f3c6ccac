/** Where a page is one visitor's own, or comes from a call: nothing is asked for before the click. */
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
  // A search is rendered for each visitor.
  "/*\\?*title=*",
];

/** What depends on the visitor's last choice or list, or on words that are counted: fetched, and not prerendered. */
const PREFETCH_ONLY = ["/product_type_list/*", "/search*", "/compare*", "/contact*", "/code*"];

const linksBut = (...paths: string[]) => ({
  and: [
    { href_matches: "/*" },
    { not: { href_matches: paths } },
    { not: { selector_matches: "[download]" } },
  ],
});

/**
 * Pages that a browser may get once a visitor seems about to go there (every page names these rules in a header,
 * server/finish-page.ts). Those that are everybody's are prerendered, so that they are there at the click; their
 * scripts wait until they are shown (lib/html/deferred-scripts.ts): a page that was not looked at has no effect.
 */
const RULES = {
  prerender: [{ where: linksBut(...NEVER, ...PREFETCH_ONLY), eagerness: "moderate" }],
  prefetch: [{ where: linksBut(...NEVER), eagerness: "moderate" }],
};

export const GET = () =>
  Response.json(RULES, { headers: { "content-type": "application/speculationrules+json" } });
