import type { ListColumn } from "@/db/queries/categories/categories";
import { byCard, getDictionary } from "@/db/queries/products/dictionary";
import type { Parameter } from "@/lib/parameters/parameter";
import { BitSet } from "./bit-set";
import type { FilterIndex } from "./filter-index";

/** The part of a filter that decides how useful its parameter is as a column. */
type ListFilter = { parameter: Parameter; options: readonly { count: number }[]; isChosen: boolean };

/** A column of a list: of these parameters the first that a product has. */
export type Column = { name: string; parameters: readonly (Parameter & { word?: string })[] };

/** The parameters of all columns, in their order. */
export const parameterKeys = (columns: readonly Column[]) =>
  columns.flatMap(({ parameters }) => parameters.map(({ key }) => key));

type Asked = {
  /** The products of the list. */
  listed: BitSet;
  filters: readonly ListFilter[];
  /** The columns that editors chose for the list. */
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

/** The priority of a parameter as a column: chosen in the filters first, then those on cards, then those that differ between products. */
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
 * The columns of a list, the same for all products: those that editors chose, then by `rankOf`. Parameters that more than a
 * third of the products lack come last; those that more than half lack are left out.
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
