import { getCategoryTree } from "@/db/queries/categories/categories";
import { BitSet } from "@/db/queries/filters/bit-set";
import type { Chosen } from "@/lib/links/filters";
import { productsHref, typeListHref } from "@/lib/links/type-list-address";
import type { Interpretation } from "./interpretations";
import type { Rated } from "./rated";
import { wayText } from "./rated-view";

/** The search as a filtered list. */
export type ListOfRatings = { href: string; family: string; text: string; count: number };
/** Filters, the products that they leave, and how many of those match the whole search. */
type Best = { chosen: Chosen; left: BitSet; hits: number };

const MOST_LISTS = 3;

const chosenText = (chosen: Chosen) =>
  [...chosen].flatMap(([key, options]) => options.map((option) => wayText({ key, option }))).join("，");

/** All products that match the filters. */
function filtered({ index }: Rated, chosen: Chosen): BitSet {
  const none = new BitSet(index.ids.length);
  const sets = [...chosen].map(([key, options]) =>
    BitSet.or(none, ...options.map((option) => index.having(key, option))),
  );
  return BitSet.and(index.all, ...sets, ...index.together(chosen));
}

/** The interpretations of the search as filters, or those of the nearest alternatives. */
function meanings({ interpretations, nearest }: Rated): readonly Interpretation[] {
  const all = interpretations.length > 0 ? interpretations : nearest.map((one) => one.interpretation);
  return all.filter(({ chosen }) => chosen.size > 0);
}

/** The interpretation that leaves most of these products, as filters in address order. */
function bestOf(rated: Rated, among: BitSet): Best | undefined {
  const [best] = meanings(rated)
    .map(({ chosen, set }) => ({ chosen, hits: set.countWith(among) }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  if (!best) return undefined;
  const chosen: Chosen = new Map([...best.chosen].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { chosen, left: filtered(rated, chosen), hits: best.hits };
}

/**
 * The list of all products with the same filters. Undefined if one family matches by another parameter (30 kvar is the capacity
 * of a capacitor, but of a reactor that of the capacitor it matches): no single address has both.
 */
function listOfAll(rated: Rated, ofFamilies: readonly ListOfRatings[]): ListOfRatings[] {
  const { index } = rated;
  const best = bestOf(rated, index.all);
  if (!best || ofFamilies.length < 2) return [];
  const { chosen, left } = best;
  const count = left.countWith(index.all);
  const hasAll = meanings(rated).every(({ set }) => set.without(left).isEmpty);
  const isSum = ofFamilies.reduce((sum, list) => sum + list.count, 0) <= count;
  return hasAll && isSum
    ? [{ href: productsHref({ chosen }), family: "全部产品", text: chosenText(chosen), count }]
    : [];
}

/** Lists with the same ratings as filters: families with most matches first, then all products if several families match. */
export function listsOf(rated: Rated): ListOfRatings[] {
  const ofFamilies = getCategoryTree()
    .flatMap(({ id, name }) => {
      const among = rated.index.inCategory(id);
      const best = bestOf(rated, among);
      return best ? [{ id, family: name, ...best, count: best.left.countWith(among) }] : [];
    })
    .sort((a, b) => b.hits - a.hits)
    .slice(0, MOST_LISTS)
    .map(({ id, family, chosen, count }) => ({
      ...{ href: typeListHref(id, { chosen }), family },
      ...{ text: chosenText(chosen), count },
    }));
  return [...ofFamilies, ...listOfAll(rated, ofFamilies)];
}
