import { SEARCHED_TITLE } from "./search-address.mjs";
import { CONTACT_RESULT } from "./contact-result";

/**
 * The choices a visitor makes are in the query (CONTRACT §2), but a page that reads the query is rendered at every
 * request. So each combination of known parameters is mapped onto a path segment, `/newsPage?page=2` onto
 * `/newsPage/page=2`, and every page of every list is cached HTML (DESIGN §3).
 */
type Rule = {
  source: string;
  destination: string;
  has?: { type: "query"; key: string; value: string }[];
};

const NUMBER = "[1-9]\\d{0,5}";
const ID = "[1-9]\\d{0,14}";
const RESULT = Object.keys(CONTACT_RESULT).join("|");

/** Parameters of each listed address, with the values they may take. */
const LISTS: Record<string, Record<string, string>> = {
  "/solutionPage": { tab: "17|23|25", page17: NUMBER, page23: NUMBER, page25: NUMBER },
  "/casePage": { tab: "27|29|31", page27: NUMBER, page29: NUMBER, page31: NUMBER },
  "/newsPage": { tab: "19|21", page19: NUMBER, page21: NUMBER },
  "/honor": { tab: "55|57|59|61", page55: NUMBER, page57: NUMBER, page59: NUMBER, page61: NUMBER },
  "/contact": { result: RESULT, product: ID },
  "/product_type_list/:firstid": { sid: ID, kid: ID, view: "list", page: NUMBER },
  ...Object.fromEntries(
    ["cm_city", "cm_industry", "cm_agriculture", "buildings", "medical", "industry", "Companynew", "news"]
      .concat(["factory", "leader"])
      .map((name) => [`/${name}`, { page: NUMBER }]),
  ),
};

const TYPE_PAGE = "/prod_type:id(33|35|37|39|41|43|45|47|49|51)";

const subsets = (keys: string[]): string[][] =>
  keys.reduce<string[][]>((found, key) => [...found, ...found.map((set) => [...set, key])], [[]]);

function rules(source: string, destination: string, values: Record<string, string>): Rule[] {
  return (
    subsets(Object.keys(values))
      .filter((keys) => keys.length > 0)
      // The fullest combination first: a rule also matches addresses that hold more than it names.
      .sort((a, b) => b.length - a.length)
      .map((keys) => ({
        source,
        destination: `${destination}/${keys.map((key) => `${key}=:${key}`).join("&")}`,
        has: keys.map((key) => ({ type: "query" as const, key, value: `(?<${key}>${values[key]})` })),
      }))
  );
}

/** Addresses that only the rules may lead to are unknown when a visitor asks for them. */
const hidden = (source: string): Rule => ({ source: `${source}/:choice+`, destination: "/404" });

export function listAddresses(): Rule[] {
  return [
    ...Object.keys(LISTS).map(hidden),
    { source: "/product-type/:path*", destination: "/404" },
    {
      source: "/product_type_list/:firstid",
      destination: "/product_type_list/:firstid/search",
      has: [{ type: "query", key: "title", value: `(?<title>${SEARCHED_TITLE})` }],
    },
    ...Object.entries(LISTS).flatMap(([path, values]) => rules(path, path, values)),
    ...rules(TYPE_PAGE, "/product-type/:id", { page: NUMBER }),
    { source: TYPE_PAGE, destination: "/product-type/:id" },
  ];
}

/** Reads a path segment written by the rules back into its parameters. */
export const readChoice = (segments: string[] | undefined) =>
  Object.fromEntries(new URLSearchParams(decodeURIComponent(segments?.[0] ?? "")));
