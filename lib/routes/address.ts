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
import { valueOf } from "@/lib/links/query";
import { ID, type Known } from "./query-parameters";
import type { Route } from "./route";
import { ROUTES } from "./routes";

/** What a part of a path may stand for. */
const SHAPES = [
  [ID, "{id}"],
  [ORDER_NUMBER, "{number}"],
  [/^[a-z0-9-]+\.[a-z]+$/, "{file}"],
] as const;

/** Which of the routes a path is of, as the table writes it: `/product/{id}`. */
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

/** What addresses may name: filters, and what there is in the content. */
export type AddressRules = FilterRules & Known;

/** An address that the site has, written in the one way that all its spellings share. */
export type Address = {
  /** Path and known parameters, sorted by name. Equal addresses are the same page. */
  canonical: string;
  /** Whether all that was asked is part of it: what is more means nothing. */
  isWhole: boolean;
  /** Whether everybody gets the same answer until the content changes. */
  isKept: boolean;
  isPersonal: boolean;
  /** Whether all of it is for one visitor's eyes: browsers write it down nowhere either. */
  isConfidential: boolean;
  /** Whether somebody may have words of it erased: caches in front would show them on. */
  isErasable: boolean;
  isLarge: boolean;
  isInWorker: boolean;
  /** Of a list that can be filtered: how it is looked at. */
  listView?: ReadListView;
};

/**
 * @param query without its question mark; as in the API, the last of several values counts
 * @returns undefined where the site has no such path
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
