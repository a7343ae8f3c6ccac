import { ORDER_NUMBER } from "@/lib/inquiry/order";
import {
  filterParams,
  type FilterRules,
  isPublicList,
  NO_FILTERS,
  queryText,
  type ReadListView,
  readFilters,
  sortOf,
} from "@/lib/links/filters";
import { ID } from "@/lib/id-text";
import { valueOf } from "@/lib/links/query";
import type { Known } from "./query-parameters";
import type { Route } from "./route";
import { ROUTES } from "./routes";

/** Placeholders for path segments. */
const SHAPES = [
  [ID, "{id}"],
  [ORDER_NUMBER, "{number}"],
  [/^[a-z0-9-]+\.[a-z]+$/, "{file}"],
] as const;

/** The route of a path as written in the table: `/product/{id}`. */
export function kindOf(path: string): string | undefined {
  if (path.includes("{")) return undefined;
  if (Object.hasOwn(ROUTES, path)) return path;
  const pattern = path
    .split("/")
    .map((part) => SHAPES.find(([shape]) => shape.test(part))?.[1] ?? part)
    .join("/");
  return Object.hasOwn(ROUTES, pattern) ? pattern : undefined;
}

const routeOf = (path: string): Route | undefined => ROUTES[kindOf(path) ?? ""];

/** Which filters and ids an address may have. */
export type AddressRules = FilterRules & Known;

/** A known address in canonical form. */
export type Address = {
  /** The path and its known parameters, sorted by name. Equal ones are the same page. */
  canonical: string;
  /** Whether the request had no unknown or meaningless parameters. */
  isWhole: boolean;
  /** Whether the answer is the same for everybody until the content changes, so that it is cached. */
  isKept: boolean;
  isPersonal: boolean;
  /** Whether it is private to one visitor, so that browsers must not store it either. */
  isConfidential: boolean;
  /** Whether members may delete texts on it, which upstream caches would still show. */
  isErasable: boolean;
  isLarge: boolean;
  isInWorker: boolean;
  /** For filterable lists: filters, order and form. */
  listView?: ReadListView;
};

/**
 * @param query without question mark; as in the API, the last of repeated parameters counts
 * @returns undefined if the site has no such path
 */
export function addressOf(path: string, query: string, rules: AddressRules): Address | undefined {
  const route = routeOf(path);
  if (!route) return undefined;
  const {
    params = {},
    filtered,
    countless = [],
    personal,
    erasable: isErasable = false,
    large: isLarge = false,
    inWorker: isInWorker = false,
  } = route;
  const known = new URLSearchParams();
  let chosen = NO_FILTERS;
  let isWhole = true;
  if (query !== "") {
    const asked = new URLSearchParams(query);
    const place = Number(/\d+$/.exec(path)?.[0]);
    if (filtered) chosen = readFilters(asked, rules);
    for (const [name, value] of filterParams(chosen)) known.set(name, value);
    for (const name of Object.keys(params).sort()) {
      const given = asked.has(name) ? valueOf(name, asked.getAll(name)) : undefined;
      const value = given === undefined ? undefined : params[name]?.(given, rules, place);
      if (value !== undefined) known.set(name, value);
    }
    isWhole = [...asked.keys()].every((name) => known.has(name));
  }
  const isPersonal =
    typeof personal === "object"
      ? "with" in personal
        ? known.has(personal.with)
        : !known.has(personal.without)
      : personal !== undefined;
  const listView = { chosen, sort: sortOf(known.get("sort")), asTable: known.has("as") };
  return {
    canonical: known.size > 0 ? `${path}?${queryText(known)}` : path,
    isWhole,
    isKept: !isPersonal && !countless.some((name) => known.has(name)) && isPublicList(listView, rules),
    isPersonal,
    isConfidential: personal === true,
    isErasable,
    isLarge,
    isInWorker,
    ...(filtered && { listView }),
  };
}
