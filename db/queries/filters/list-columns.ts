import { getDictionary } from "@/db/queries/products/dictionary";
import type { Parameter } from "@/lib/parameters/parameter";
import type { BitSet } from "./bit-set";
import type { FilterIndex } from "./filter-index";

/** What of a filter tells how much it says of a list. */
type ListFilter = { parameter: Parameter; options: readonly { count: number }[]; isChosen: boolean };

type Asked = {
  /** The products of the list. */
  listed: BitSet;
  filters: readonly ListFilter[];
  /** Those that editors chose for the category. */
  own: readonly string[];
  most: number;
};

/**
 * The parameters that stand beside every product of a list, the same for all: those that editors chose; then what was
 * chosen from the filters, what tells the listed products apart, and what is known of most of them, in the order of cards.
 */
export function columnsOf(index: FilterIndex, { listed, filters, own, most }: Asked): Parameter[] {
  const dictionary = getDictionary();
  const chosen = own.flatMap((key) => dictionary.get(key) ?? []).slice(0, most);
  const filterOf = new Map(filters.map((filter) => [filter.parameter.key, filter]));
  const others = [...dictionary.values()]
    .filter((parameter) => parameter.filter && parameter.card > 0 && !chosen.includes(parameter))
    .map((parameter) => {
      const { isChosen = false, options = [] } = filterOf.get(parameter.key) ?? {};
      const isDividing = options.filter(({ count }) => count > 0).length > 1;
      const known = index.knowing(parameter.key).countWith(listed);
      return { parameter, known, rank: isChosen ? 2 : Number(isDividing) };
    })
    .filter(({ known }) => known > 0)
    .sort((a, b) => b.rank - a.rank || b.known - a.known || a.parameter.card - b.parameter.card)
    .slice(0, most - chosen.length)
    .map(({ parameter }) => parameter)
    .sort((a, b) => a.card - b.card);
  return [...chosen, ...others];
}
