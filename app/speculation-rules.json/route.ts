/**
 * Pages that a browser may fetch once a visitor seems about to go there (every page names these rules in a header,
 * server/finish-page.ts). Fetched, not run: a page that was not looked at has no effect.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          {
            not: {
              href_matches: [
                "/api/*",
                "/media/*",
                "/contact/send",
                "/contact?*list=1*",
                "/cart",
                "/cart/*",
                "/Receipt/*",
                "/login",
                "/login?*",
                "/Posted",
                "/Posted?*",
                "/Reply",
                "/Reply?*",
              ],
            },
          },
          // A search is rendered for each visitor.
          { not: { href_matches: "/*\\?*title=*" } },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export const GET = () =>
  Response.json(RULES, { headers: { "content-type": "application/speculationrules+json" } });
