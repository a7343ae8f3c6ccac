import type { Database } from "better-sqlite3";
import { CASE_TYPE, FAMILY_IDS, METER_FAMILY, NEWS_TYPE, SOLUTION_TYPE } from "@/lib/constants";
import { sectionOf } from "@/lib/links/navigation";
import { ROUTES as TABLE } from "@/lib/routes/routes";
import { codedProduct, distinctModel, firstId, one, seriesOf, spreadOver } from "./content";

/** Addresses that depend on the database. */
export type Addresses = (store: Database) => string[];

const ofTypes = (table: "news" | "solutions" | "cases", types: readonly number[]) => (store: Database) =>
  types.map((type) => String(firstId(store, table, `type = ${type}`)));
const product = (store: Database) => String(firstId(store, "products"));
/** The product with the most registers. */
const mapped = (store: Database) =>
  one<number>(store, "SELECT product FROM product_registers ORDER BY length(map) DESC");
const comparison = (store: Database) => `?ids=${spreadOver(store, "products", 3).join(",")}`;
const [FAMILY] = FAMILY_IDS;
const series = (store: Database) => `${FAMILY}?sid=${seriesOf(store, FAMILY).second.id}`;
const { industry } = CASE_TYPE;

/** Items that represent their kind, and choices that change the page. */
const EXAMPLES: Record<string, Addresses> = {
  "/contact": () => ["", "?result=ok", "?result=phone"],
  "/solutionPage": () => ["", `?tab=${SOLUTION_TYPE.breeding}`],
  "/casePage": () => ["", `?tab=${industry}&page${industry}=2`],
  "/newsPage": () => ["", `?tab=${NEWS_TYPE.industry}`],
  "/news": () => ["", "?page=2"],
  "/leader": () => ["", "?page=2"],
  "/honor": () => ["", "?tab=57"],
  "/product_type_list/{id}": (store) => [
    String(FAMILY),
    String(METER_FAMILY),
    "41?page=2",
    series(store),
    `${FAMILY}?title=svg`,
    `${FAMILY}?title=nothing`,
  ],
  "/products": () => ["", "?page=2"],
  "/cart": () => ["", "?fault=12:code,nothing"],
  "/Speak": () => ["", "?page=2", "?answered=1&type=43", "?kind=notes", "?q=RS485"],
  "/SpeakReply": (store) => spreadOver(store, "questions", 2).map((id) => `?id=${id}`),
  // There is no shipped note; e2e/board.spec.ts writes one.
  "/StickReply": () => [],
  "/compare": (store) => ["", comparison(store), "?ids=1,x"],
  "/code": (store) => {
    const { code } = codedProduct(store);
    return ["", `?q=${code}`, `?q=${code}-99`, "?q=nothing-at-all"];
  },
  "/search": () => ["", "?q=svg", "?q=400V", "?q=%E8%A1%A5%E5%81%BF&kind=solutions", "?q=nothing-at-all"],
  "/newdetail/{id}": (store) => spreadOver(store, "products", 3).map(String),
  "/newdetail/{id}/registers": (store) => [String(mapped(store))],
  "/newdetail/{id}/revisions": (store) => [product(store)],
  "/prod_detail/{id}": (store) => [product(store)],
  "/product/{id}": (store) => [product(store)],
  "/downloads": (store) => [
    "",
    "?page=2",
    `?family=${METER_FAMILY}&kind=registers`,
    "?kind=drawing&page=2",
    "?kind=certificate",
    "?kind=catalogue",
    `?q=${distinctModel(store).model}`,
    "?q=nothing-at-all",
  ],
  "/datasheet/{id}": (store) => spreadOver(store, "products", 2).map(String),
  "/cm_detail/{id}": ofTypes("solutions", Object.values(SOLUTION_TYPE)),
  "/detail/{id}": ofTypes("news", Object.values(NEWS_TYPE)),
  "/case/{id}": ofTypes("cases", Object.values(CASE_TYPE)),
  "/tools/kvar": () => ["", "?mode=bill", "?mode=transformer", "?p=abc&pf1=2"],
};

/** Not pages, or tested by their own specs. */
const isOther = (pattern: string) => /\.|\{file\}|\{number\}/.test(pattern);

function addressesOf(pattern: string): Addresses {
  const choices = EXAMPLES[pattern] ?? (() => [""]);
  if (!EXAMPLES[pattern] && pattern.includes("{"))
    throw new Error(`e2e/routes.ts has no example of ${pattern}`);
  return (store) =>
    choices(store).map((choice) =>
      pattern.includes("{id}") ? pattern.replace("{id}", choice) : pattern + choice,
    );
}

const pages = Object.keys(TABLE).filter((name) => !isOther(name));
const sectionNameOf = (pattern: string) => sectionOf(pattern.split("/")[1]) ?? "outside the menu";

/** Every page of the table of routes, by section of the menu. */
export const ROUTES: Record<string, Addresses> = Object.fromEntries(
  [...new Set(pages.map(sectionNameOf))].map((section) => {
    const own = pages.filter((pattern) => sectionNameOf(pattern) === section).map(addressesOf);
    return [section, (store: Database) => own.flatMap((addresses) => addresses(store))];
  }),
);

export const allRoutes: Addresses = (store) => Object.values(ROUTES).flatMap((addresses) => addresses(store));

/** An address without a page. */
export const NOWHERE = "/no-such-page";

/** A product with a table of sizes, the widest table. */
const widest = (store: Database) =>
  one<number>(store, "SELECT max(product) FROM product_tables WHERE name NOT IN ('订货代码', '端子')");

/** Addresses by kind of page: the first has the most content, and is checked thoroughly at every change. */
export const KINDS: Record<string, Addresses> = {
  home: () => ["/index"],
  forms: () => ["/contact", "/privacy", "/login", "/unsubscribe"],
  cloud: () => ["/yunplat", "/yunshow"],
  solutions: (store) => [
    `/cm_detail/${firstId(store, "solutions")}`,
    `/solutionPage?tab=${SOLUTION_TYPE.breeding}`,
    "/cm_city",
  ],
  lists: (store) => [
    `/product_type_list/${FAMILY}`,
    "/product_centers",
    `/product_type_list/${series(store)}`,
    "/products",
    "/prod_type41",
  ],
  search: () => ["/search?q=svg", `/product_type_list/${FAMILY}?title=nothing`],
  products: (store) => [
    `/newdetail/${product(store)}`,
    `/newdetail/${widest(store)}`,
    `/prod_detail/${product(store)}`,
    `/datasheet/${product(store)}`,
    `/newdetail/${mapped(store)}/registers`,
    `/compare${comparison(store)}`,
  ],
  downloads: () => ["/downloads", "/downloads?kind=certificate"],
  cases: (store) => [`/case/${firstId(store, "cases")}`, "/casePage", "/industry"],
  news: (store) => [`/detail/${firstId(store, "news")}`, "/newsPage", "/news?page=2"],
  company: () => ["/about", "/factory", "/honor", "/leader"],
  tools: () => ["/tools/kvar", "/tools/kvar?mode=bill&wp=abc", "/tools/harmonics", "/tools/meter"],
  service: (store) => [
    "/service",
    "/safety",
    "/cart",
    "/Speak",
    `/SpeakReply?id=${firstId(store, "questions")}`,
  ],
  "developers and nobody": () => ["/developers", NOWHERE],
};

export const oneOfEachKind: Addresses = (store) =>
  Object.values(KINDS).flatMap((addresses) => addresses(store));

export const firstOfEachKind: Addresses = (store) =>
  Object.values(KINDS).flatMap((addresses) => addresses(store).slice(0, 1));
