import { getCategoryTree } from "@/db/queries/categories/categories";
import { BitSet } from "@/db/queries/filters/bit-set";
import type { Chosen } from "@/lib/links/filters";
import { productsHref, typeListHref } from "@/lib/links/type-list-address";
import type { Interpretation } from "./interpretations";
import type { Rated } from "./rated";
import { wayText } from "./rated-view";

/** The same search as filters of a list. */
export type ListOfRatings = { href: string; family: string; text: string; count: number };
/** Filters, the products that they leave, and how many of those have all that the search says. */
type Best = { chosen: Chosen; left: BitSet; hits: number };

const MOST_LISTS = 3;

const chosenText = (chosen: Chosen) =>
  [...chosen].flatMap(([key, options]) => options.map((option) => wayText({ key, option }))).join("，");

/** The products that filters alone leave of all. */
function filtered({ index }: Rated, chosen: Chosen): BitSet {
  const none = new BitSet(index.ids.length);
  const sets = [...chosen].map(([key, options]) =>
    BitSet.or(none, ...options.map((option) => index.having(key, option))),
  );
  return BitSet.and(index.all, ...sets, ...index.together(chosen));
}

/** What filters can say of the search, or else of the nearest that there is. */
function meanings({ interpretations, nearest }: Rated): readonly Interpretation[] {
  const all = interpretations.length > 0 ? interpretations : nearest.map((one) => one.interpretation);
  return all.filter(({ chosen }) => chosen.size > 0);
}

/** The way to mean the search that leaves most of these products, as filters in the order of an address. */
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
 * All products with the same filters. Not where one family has by another parameter what is asked, as reactors have 30 kvar by
 * the capacitor that they match: no one address has both.
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

/** The lists in which the same ratings are chosen: families with most of them first, then all products where several families have such. */
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
