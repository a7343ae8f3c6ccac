import { BitSet } from "@/db/queries/filters/bit-set";
import { type FilterIndex, recentFilterIndex } from "@/db/queries/filters/filter-index";
import { ratingsIn } from "@/lib/search/ratings";
import { asTyped } from "@/lib/search/typed";
import { alsoInFacts, askedOf, asItSounds, byWhatTheySay } from "./asked-products";
import { askedTerms, isFigured, isParameter, type Term } from "./asked-terms";
import { closestTo, type Nearest, nearestTo } from "./nearest-ratings";
import {
  type Alternative,
  type Asked,
  type Interpretation,
  interpretationsOf,
  othersOf,
} from "./interpretations";
import type { SearchIndex } from "./search-index";

/** The result of a search with ratings. */
export type Rated = {
  terms: readonly Term[];
  /** The words of the search beside ratings. */
  words: readonly string[];
  /** Products that match everything, plain matches first. */
  full: readonly number[];
  /** Products that miss one term, and which. */
  near: ReadonlyMap<number, Term>;
  interpretations: readonly Interpretation[];
  /** If nothing matches everything: alternatives to one rating. */
  nearest: readonly Nearest[];
  index: FilterIndex;
};

/** Whether products match the ratings, or all but one: those that only mention them are listed below. */
export const isAnyRated = (rated: Rated | undefined): rated is Rated =>
  rated !== undefined && rated.full.length + rated.near.size > 0;

/** The maximum of products that are sorted; beyond that visitors need other words. */
const MOST_FULL = 1000;
const MOST_NEAR = 12;
const MOST_TERMS = 8;

/**
 * Plain matches first: by single figures and choices without a condition. Of those, products whose name matches come first: a
 * 复合开关 before products that can be ordered with one.
 */
function inTiers(index: FilterIndex, asked: readonly Asked[], set: BitSet, most: number): number[] {
  const none = new BitSet(index.ids.length);
  const plainOf = (alternatives: readonly Alternative[]) =>
    BitSet.or(none, ...alternatives.map(({ plain }) => plain));
  const plain = BitSet.and(set, ...asked.map(({ alternatives }) => plainOf(alternatives)));
  const called = asked
    .map(({ alternatives }) => plainOf(alternatives.filter(({ way }) => !way)))
    .filter((named) => !named.isEmpty);
  const byWays = asked
    .map(({ alternatives }) => plainOf(alternatives.filter(({ way }) => way)))
    .filter((having) => !having.isEmpty);
  const isCalled = BitSet.and(plain, ...called);
  // The kind 复合开关与同步开关 has both; those that match are meant.
  const tiers = [BitSet.and(isCalled, ...byWays), isCalled, plain, set];
  const places = new Set<number>();
  for (const tier of tiers)
    if (places.size < most) index.listed(tier, most).forEach((place) => places.add(place));
  return [...places].slice(0, most).flatMap((place) => index.ids[place] ?? []);
}

/** The terms that a product may miss: ratings before words, so that a search for a 互感器 shows those of other currents. */
const missable = (asked: readonly Asked[]) =>
  asked.toSorted((a, b) => Number(a.term.word !== undefined) - Number(b.term.word !== undefined));

/** The products for the ratings and words of a search; undefined if it has no ratings. */
export async function ratedProducts(searched: string, search: SearchIndex): Promise<Rated | undefined> {
  const read = ratingsIn(searched);
  const terms = askedTerms(read)
    ?.slice(0, MOST_TERMS)
    .map((term) => (term.text === term.word ? { ...term, text: asTyped(searched, term.word) } : term));
  if (!terms) return undefined;
  const index = await recentFilterIndex();
  // A word that no product has does not distinguish products.
  const isTold = ({ term, alternatives }: Asked) => isParameter(term) || alternatives.length > 0;
  const heard = terms.map((term) => asItSounds(index, search, askedOf(index, search, term)));
  const byNames = heard.filter(isTold);
  const untold = heard.flatMap((one) => (isTold(one) ? [] : (one.term.word ?? [])));
  const base = index.all;
  const byName = interpretationsOf(index, byNames, base);
  const isCalled = byName.length > 0;
  const asked = isCalled ? byNames : byNames.map((one) => alsoInFacts(index, search, one));
  const none = new BitSet(index.ids.length);
  const interpretations = isCalled ? byName : interpretationsOf(index, asked, base);
  const all = BitSet.or(none, ...interpretations.map(({ set }) => set));
  const near = new Map<number, Term>();
  const besides = othersOf(index, asked, base);
  if (asked.length > 1)
    for (const missed of missable(asked)) {
      if (near.size >= MOST_NEAR) break;
      // If something matches everything, neither the kind without the rating nor another kind with it helps.
      const isRatedElse = asked.some((one) => one !== missed && isFigured(one.term));
      if (!all.isEmpty && !(isParameter(missed.term) && isRatedElse)) continue;
      const { terms: others, sets } = besides(missed);
      const set = BitSet.or(none, ...sets).without(all);
      const closest = closestTo(index, missed.term, set, MOST_NEAR);
      for (const id of [...closest, ...inTiers(index, others, set, MOST_NEAR)])
        if (near.size < MOST_NEAR && !near.has(id)) near.set(id, missed.term);
    }
  const nearest = all.isEmpty
    ? asked.flatMap((missed) => nearestTo(index, base, missed.term, besides(missed))).slice(0, 2)
    : [];
  const full = byWhatTheySay(index, search, inTiers(index, asked, all, MOST_FULL), untold);
  const { words } = read;
  return { terms: asked.map(({ term }) => term), words, full, near, interpretations, nearest, index };
}
