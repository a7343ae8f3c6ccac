import type { ListColumn } from "@/db/queries/categories/categories";
import { byCard, getDictionary } from "@/db/queries/products/dictionary";
import type { Parameter } from "@/lib/parameters/parameter";
import { BitSet } from "./bit-set";
import type { FilterIndex } from "./filter-index";

/** What of a filter tells how much it says of a list. */
type ListFilter = { parameter: Parameter; options: readonly { count: number }[]; isChosen: boolean };

/** What stands beside every product under one name: of these parameters the first that a product has. */
export type Column = { name: string; parameters: readonly (Parameter & { word?: string })[] };

/** The parameters that tell the products of a list apart, as its columns stand. */
export const parameterKeys = (columns: readonly Column[]) =>
  columns.flatMap(({ parameters }) => parameters.map(({ key }) => key));

type Asked = {
  /** The products of the list. */
  listed: BitSet;
  filters: readonly ListFilter[];
  /** Those that editors chose for the list. */
  own: readonly ListColumn[];
  most: number;
};

function columnOf({ name = "", keys, words = [] }: ListColumn): Column {
  const parameters = keys.flatMap((key, at) => {
    const parameter = getDictionary().get(key);
    return parameter ? [{ ...parameter, word: words[at] ?? "" }] : [];
  });
  return { name: name || (parameters[0]?.name ?? ""), parameters };
}

/** How much sooner a parameter is shown than others: it was chosen from, or else tells apart, and by what cards say. */
function rankOf(
  { card }: Parameter,
  total: number,
  { isChosen = false, options = [] }: Partial<ListFilter> = {},
): number {
  if (isChosen) return Infinity;
  const isDividing = options.some(({ count }) => count > 0 && count < total);
  return 2 * Number(card > 0) + Number(isDividing);
}

/**
 * What stands beside every product of a list, the same for all: what editors chose; then what was chosen from the filters,
 * what tells the listed products apart, and what is known of most of them. Of what a third would not have only as much as
 * there is room for, and nothing that most would not have.
 */
export function columnsOf(index: FilterIndex, { listed, filters, own, most }: Asked): Column[] {
  const total = listed.countWith(listed);
  const knownOf = (parameters: readonly Parameter[]) =>
    BitSet.or(index.of([]), ...parameters.map(({ key }) => index.knowing(key))).countWith(listed);
  const isUsual = (known: number) => known > 0 && 2 * known >= total;
  const isCommon = (known: number) => known > 0 && 3 * known >= 2 * total;

  const chosen = own
    .map(columnOf)
    .filter(({ parameters }) => parameters.length > 0 && isCommon(knownOf(parameters)))
    .slice(0, most);
  const shown = new Set(chosen.flatMap(({ parameters }) => parameters.map(({ key }) => key)));
  const filterOf = new Map(filters.map((filter) => [filter.parameter.key, filter]));
  const others = [...getDictionary().values()]
    .filter((parameter) => parameter.filter && !shown.has(parameter.key))
    .map((parameter) => ({
      parameter,
      known: knownOf([parameter]),
      rank: rankOf(parameter, total, filterOf.get(parameter.key)),
    }))
    .filter(({ known }) => isUsual(known))
    .sort(
      (a, b) =>
        Number(isCommon(b.known)) - Number(isCommon(a.known)) ||
        b.rank - a.rank ||
        b.known - a.known ||
        byCard(a.parameter, b.parameter),
    )
    .slice(0, most - chosen.length)
    .map(({ parameter }) => parameter)
    .sort(byCard)
    .map((parameter): Column => ({ name: parameter.name, parameters: [parameter] }));
  return [...chosen, ...others];
}
