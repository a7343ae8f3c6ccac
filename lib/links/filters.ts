import { grouped } from "@/lib/grouped";

// Filters of a product list in its address: `f.communication=4G,RS485&f.rated-capacity=10..40`.

/** Options by the parameter's key, both sorted; any of one parameter's (or), something of each parameter (and). */
export type Chosen = ReadonlyMap<string, readonly string[]>;

export const NO_FILTERS: Chosen = new Map();
export const SORTS = ["capacity", "voltage"] as const;
export type Sort = (typeof SORTS)[number];
export const sortOf = (asked: string | null | undefined) => SORTS.find((sort) => sort === asked);

const PREFIX = "f.";
const MAX_PARAMETERS = 12;
const MAX_OPTIONS = 20;

/** Which options there are. */
export type FilterRules = {
  isOption: (key: string, option: string) => boolean;
  /** Whether the site itself offers it: only such answers are kept. */
  isOffered: (key: string, option: string) => boolean;
};

/** The filters among the parameters of an address; repeated ones join, what is no option is left out. */
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

/** As parameters of an address, in their order there. */
export const filterParams = (chosen: Chosen): [string, string][] =>
  [...chosen].map(([key, options]) => [PREFIX + key, options.join(",")]);

export const countOptions = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, options) => sum + options.length, 0);

/** How a list is looked at: what was chosen from its filters, its order, as cards or as a table. */
export type ListView = { chosen?: Chosen; sort?: Sort | undefined; asTable?: boolean };
/** The same as it was read from an address. */
export type ReadListView = ListView & { chosen: Chosen };

/**
 * One offered option of one parameter is a list that everybody may find, and that is kept; other ways to look are the
 * visitor's own.
 */
export function isPublicList(
  { chosen = NO_FILTERS, sort, asTable = false }: ListView,
  { isOffered }: FilterRules,
): boolean {
  if (sort !== undefined || asTable || countOptions(chosen) > 1) return false;
  return [...chosen].every(([key, [option = ""]]) => isOffered(key, option));
}

/** The same with one option more, or without it where it was chosen. */
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

/** The query of an address; commas stay readable. */
export const queryText = (query: URLSearchParams): string => query.toString().replaceAll("%2C", ",");
