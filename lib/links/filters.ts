import { grouped } from "@/lib/grouped";

// Filters of a product list in its address: `f.communication=4G,RS485&f.rated-capacity=10..40`.

/** Chosen options by parameter key, both sorted. Options of one parameter are alternatives (or), parameters are combined (and). */
export type Chosen = ReadonlyMap<string, readonly string[]>;

export const NO_FILTERS: Chosen = new Map();
export const SORTS = ["capacity", "voltage"] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (asked: string | null | undefined) => SORTS.find((sort) => sort === asked);

const PREFIX = "f.";
const MAX_PARAMETERS = 12;
const MAX_OPTIONS = 20;

/** Which options exist. */
export type FilterRules = {
  isOption: (key: string, option: string) => boolean;
  /** Whether the site itself links to it: only such lists are cached. */
  isOffered: (key: string, option: string) => boolean;
};

/** Reads filters from query parameters; repeated ones are merged, unknown options are dropped. */
export function readFilters(query: Iterable<readonly [string, string]>, { isOption }: FilterRules): Chosen {
  const given = [...query]
    .filter(([name]) => name.startsWith(PREFIX))
    .flatMap(([name, value]) =>
      value.split(",").map((option) => [name.slice(PREFIX.length), option.trim()] as const),
    )
    .filter(([key, option]) => isOption(key, option));
  const byKey = [...grouped(given, ([key]) => key)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MAX_PARAMETERS);
  return new Map(
    byKey.map(([key, options]) => [
      key,
      [...new Set(options.map(([, option]) => option))].sort().slice(0, MAX_OPTIONS),
    ]),
  );
}

/** The filters as query parameters. */
export const filterParams = (chosen: Chosen): [string, string][] =>
  [...chosen].map(([key, options]) => [PREFIX + key, options.join(",")]);

export const countOptions = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, options) => sum + options.length, 0);

/** The view of a list: filters, order, and cards or table. */
export type ListView = { chosen?: Chosen; sort?: Sort | undefined; asTable?: boolean };
/** The same, read from an address. */
export type ReadListView = ListView & { chosen: Chosen };

/** Whether a view is public, so that it is cached and indexed: at most one offered option, default order, as cards. */
export function isPublicList(
  { chosen = NO_FILTERS, sort, asTable = false }: ListView,
  { isOffered }: FilterRules,
): boolean {
  if (sort !== undefined || asTable || countOptions(chosen) > 1) return false;
  return [...chosen].every(([key, [option = ""]]) => isOffered(key, option));
}

/** Adds an option, or removes it if it was chosen. */
export function toggled(chosen: Chosen, key: string, option: string): Chosen {
  const options = chosen.get(key) ?? [];
  const now = options.includes(option)
    ? options.filter((other) => other !== option)
    : [...options, option].sort();
  const rest = [...chosen].filter(([other]) => other !== key);
  return new Map(
    [...rest, ...(now.length > 0 ? [[key, now] as const] : [])].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The query of an address with readable commas. */
export const queryText = (query: URLSearchParams): string => query.toString().replaceAll("%2C", ",");
