import { BitSet } from "./bit-set";
import { orderedOptions } from "@/lib/parameters/option";
import type { Parameter } from "@/lib/parameters/parameter";
import { type Chosen, type Sort, SORTS } from "@/lib/links/filters";
import { type Page, pageOf, type PageRequest } from "@/lib/links/paging";
import { type FilterIndex, filterIndex } from "./filter-index";
import { type ListColumn, listColumns } from "@/db/queries/categories/categories";
import { filterParameters, keysOfOrder } from "@/db/queries/products/dictionary";
import { type ProductItem, productItems } from "@/db/queries/products/products";
import { findTitles } from "@/db/queries/products/title-search";
import { type Column, columnsOf } from "./list-columns";

/** An option of a filter with the number of products that choosing it would leave. */
type FilterOption = { option: string; count: number; isChosen: boolean };
export type Filter = { parameter: Parameter; options: FilterOption[]; isChosen: boolean };
/** `columns` are the same on every page of the list; `sorts` are the orders that make a difference; `all` counts the products without filters. */
export type FilteredList = Page<ProductItem> & {
  filters: Filter[];
  columns: Column[];
  sorts: Sort[];
  all: number;
};

type Asked = PageRequest & {
  type: number | undefined;
  title?: string | undefined;
  chosen: Chosen;
  sort?: Sort | undefined;
  /** The number of parameter columns. */
  columns?: number;
  /** The first columns, unless the category has its own. */
  firstColumns?: readonly ListColumn[];
};

function baseOf(index: FilterIndex, { type, title }: Asked): BitSet {
  if (title !== undefined) return index.of(findTitles(title, type));
  return type === undefined ? index.all : index.inCategory(type);
}

/** For each chosen parameter, the products with any of its chosen options. */
const matchesOf = (index: FilterIndex, chosen: Chosen): Map<string, BitSet> =>
  new Map(
    [...chosen].flatMap(([key, [first, ...others]]) =>
      first === undefined
        ? []
        : [[key, BitSet.or(index.having(key, first), ...others.map((option) => index.having(key, option)))]],
    ),
  );

const without = (chosen: Chosen, key: string): Chosen =>
  new Map([...chosen].filter(([name]) => name !== key));

/** The products of `base` that match every chosen parameter, and combined parameters together. */
const narrowed = (index: FilterIndex, base: BitSet, matches: Map<string, BitSet>, chosen: Chosen): BitSet =>
  BitSet.and(
    base,
    ...[...matches].filter(([name]) => chosen.has(name)).map(([, match]) => match),
    ...index.together(chosen),
  );

const countTogether = (among: BitSet, [first, ...more]: BitSet[], having: BitSet): number =>
  (first ? BitSet.and(among, first, ...more) : among).countWith(having);

/**
 * The chosen filters, and those with an option that only some products of `base` have, or of what the other filters leave.
 * Options that all products have are offered as well, so that 400 V does not seem to be missing beside 690 V, except bounds of
 * spans, where −25 ℃ includes −10 ℃. The count of an option is the number of products if it were chosen. Options of one
 * parameter are alternatives, so the choices of the parameter itself do not narrow its counts.
 */
function countFilters(
  index: FilterIndex,
  base: BitSet,
  matches: Map<string, BitSet>,
  chosen: Chosen,
): Filter[] {
  const total = base.countWith(base);
  const all = narrowed(index, base, matches, chosen);
  return filterParameters().flatMap((parameter) => {
    const { key, kind, choices } = parameter;
    const own = chosen.get(key) ?? [];
    const rest = without(chosen, key);
    const others = own.length === 0 ? all : narrowed(index, base, matches, rest);
    const left = others.countWith(others);
    const options = orderedOptions(parameter, new Set([...choices, ...own])).flatMap((option) => {
      const having = index.having(key, option);
      const isChosen = own.includes(option);
      const inAll = base.countWith(having);
      if (inAll === 0 && !isChosen) return [];
      const count = countTogether(others, index.together(new Map([...rest, [key, [option]]])), having);
      return [{ option, count, isChosen, divides: isChosen || inAll < total || count < left }];
    });
    const dividing = options.filter(({ divides }) => divides);
    if (dividing.length === 0) return [];
    return [{ parameter, options: kind === "range" ? dividing : options, isChosen: own.length > 0 }];
  });
}

function sorted(index: FilterIndex, places: number[], sort: Sort | undefined): number[] {
  if (!sort) return places;
  const figures = index.largest(keysOfOrder(sort));
  // `|| 0`: two products without a figure are equal, but Infinity - Infinity is NaN.
  return places.toSorted((a, b) => (figures[a] ?? Infinity) - (figures[b] ?? Infinity) || 0);
}

/** The orders in which at least two of these products have different figures. */
const sortsOf = (index: FilterIndex, places: readonly number[]): Sort[] =>
  SORTS.filter((sort) => {
    const figures = index.largest(keysOfOrder(sort));
    const known = (at: number) => Number.isFinite(figures[at]);
    const first = places.find(known);
    return first !== undefined && places.some((at) => known(at) && figures[at] !== figures[first]);
  });

/** The products of a category, or of a search by title, that match the filters, and the filters that can be chosen. */
export async function listFiltered(asked: Asked): Promise<FilteredList> {
  const index = await filterIndex();
  const base = baseOf(index, asked);
  const matches = matchesOf(index, asked.chosen);
  const listed = narrowed(index, base, matches, asked.chosen);
  const places = sorted(index, index.listed(listed), asked.sort);
  const filters = countFilters(index, base, matches, asked.chosen);
  const own = asked.type === undefined ? (asked.firstColumns ?? []) : listColumns(asked.type);
  const { items, total } = pageOf(places, asked);
  return {
    items: productItems(items.flatMap((at) => index.ids[at] ?? [])),
    total,
    filters,
    all: base.countWith(base),
    sorts: sortsOf(index, places),
    columns: columnsOf(index, { listed, filters, own, most: asked.columns ?? 0 }),
  };
}

/** For each chosen parameter, the number of products without this filter. */
export async function countWithout(
  asked: Pick<Asked, "type" | "title" | "chosen">,
): Promise<Map<string, number>> {
  const index = await filterIndex();
  const base = baseOf(index, { ...asked, page: 1, limit: 1 });
  const matches = matchesOf(index, asked.chosen);
  return new Map(
    [...matches.keys()].map((key) => {
      const others = narrowed(index, base, matches, without(asked.chosen, key));
      return [key, others.countWith(others)];
    }),
  );
}
