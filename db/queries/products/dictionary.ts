import { prepared } from "@/db/client";
import { perContentVersion } from "@/db/per-content-version";
import { parameters } from "@/db/schema-parameters";
import ENTRIES from "@/db/content/parameters.json" with { type: "json" };
import { commaList } from "@/lib/image-url";
import type { Sort } from "@/lib/links/filters";
import type { Parameter } from "@/lib/parameters/parameter";

const allParameters = prepared((orm) => orm.select().from(parameters).prepare());

/** All parameters by key, in the editors' order. */
export const getDictionary = perContentVersion(
  (): ReadonlyMap<string, Parameter> =>
    new Map(
      allParameters()
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map(({ sort: _sort, choices, ...row }) => [row.key, { ...row, choices: commaList(choices) }]),
    ),
);

/** Those that are filters. */
export const filterParameters = (): Parameter[] =>
  [...getDictionary().values()].filter(({ filter }) => filter);

/** Sorts parameters as they stand on cards; those that never do come last, in the dictionary's order. */
export const byCard = (a: Parameter, b: Parameter) => (a.card || Infinity) - (b.card || Infinity) || 0;

/**
 * What an entry says for lists and searches alone (db/source/parameter-shapes.ts). The site is built with these fields, like
 * with the texts of db/content/site; the store does not have them.
 */
type ListRules = {
  key: string;
  listOrder?: string | undefined;
  noteBelow?: string | undefined;
  ratedAs?: Readonly<Record<string, string>> | undefined;
};
const LIST_RULES: ReadonlyMap<string, ListRules> = new Map(ENTRIES.map((entry) => [entry.key, entry]));

/** The parameters by whose figures an order of lists goes: of each product the first that it has. */
export const keysOfOrder = (sort: Sort): string[] =>
  [...getDictionary().values()]
    .filter(({ key }) => LIST_RULES.get(key)?.listOrder === sort)
    .sort(byCard)
    .map(({ key }) => key);

/** The parameter whose lines stand below another's ratings in lists. */
export const noteBelow = (key: string): string | undefined => LIST_RULES.get(key)?.noteBelow;

/** All parameters whose lines are such notes. */
export const noteKeys: readonly string[] = ENTRIES.flatMap(({ noteBelow: below }: ListRules) => below ?? []);

/** The option that equipment is rated for where users say another value: 400 V for 380 V. */
export const ratedAs = (key: string, asked: string): string | undefined =>
  LIST_RULES.get(key)?.ratedAs?.[asked];
