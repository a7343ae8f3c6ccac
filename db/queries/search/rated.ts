import { BitSet } from "@/db/queries/filters/bit-set";
import { type FilterIndex, recentFilterIndex } from "@/db/queries/filters/filter-index";
import { getDictionary } from "@/db/queries/products/dictionary";
import { readSpan } from "@/lib/parameters/option";
import { literalMatchOf, looseMatchOf, matchOf } from "@/lib/search/match";
import type { Chosen } from "@/lib/links/filters";
import { askedTerms, isFigured, type Term, type Way } from "./asked-terms";
import type { SearchIndex } from "./search-index";

/** Products that have what is asked for, in one of the ways in which it may be meant. */
type Alternative = { set: BitSet; plain: BitSet; way?: Way };
type Asked = { term: Term; alternatives: Alternative[] };
/** One way to mean all of it, as filters of a list, and who has it. */
export type Route = { chosen: Chosen; set: BitSet };

/** What ratings and the words beside them find. */
export type Rated = {
  terms: readonly Term[];
  /** Products that have all of it, the plainest first. */
  full: readonly number[];
  /** Products that miss one thing, and which. */
  near: ReadonlyMap<number, Term>;
  routes: readonly Route[];
  /** Where nothing has all of it: a rating, and the nearest to it that there is with all others. */
  nearest: readonly Nearest[];
  index: FilterIndex;
};
export type Nearest = { term: Term; way: Way; route: Route };

/** So many products are put in order; where there are more, visitors need other words. */
const MOST_FULL = 1000;
const MOST_NEAR = 12;
const MOST_TERMS = 8;
/** Figures that are tried for the nearest. */
const MOST_TRIED = 6;
/** Words whose products are kept for one version of the index. */
const MOST_WORDS = 200;

const kept = new WeakMap<SearchIndex, Map<string, number[]>>();

/** Products in whose words this stands, kept while the index is. */
function idsOf(search: SearchIndex, match: string): readonly number[] {
  const own = kept.get(search) ?? new Map<string, number[]>();
  kept.set(search, own);
  const found =
    own.get(match) ??
    search.pages
      .prepare<[string], number>("SELECT rowid FROM products WHERE products MATCH ?")
      .pluck()
      .all(match);
  if (own.size >= MOST_WORDS) own.clear();
  own.set(match, found);
  return found;
}

/** Products whose title, model or family has a word; looser where none has. */
function idsNamed(search: SearchIndex, word: string): readonly number[] {
  const [named = [], loose = []] = [matchOf(word), looseMatchOf(word)].map((match) =>
    match === undefined ? [] : idsOf(search, `{title codes family} : (${match})`),
  );
  return named.length > 0 ? named : loose;
}

/** Products that say nothing of these parameters as data, but this word in their texts. */
function saidInText(index: FilterIndex, search: SearchIndex, { ways, word = "" }: Term): Alternative[] {
  const said = ways.flatMap(({ key }) =>
    (getDictionary().get(key)?.choices ?? []).map((option) => index.having(key, option)),
  );
  const ids = idsOf(search, literalMatchOf(word));
  const none = new BitSet(index.ids.length);
  return [{ set: index.of(ids).without(BitSet.or(none, ...said)), plain: none }];
}

/** What a parameter can say is asked of the parameters first; what none can say is looked for in words. */
function askedOf(index: FilterIndex, search: SearchIndex, term: Term): Asked {
  const byWays: Alternative[] = term.ways.map((way) => ({
    way,
    set: index.having(way.key, way.option),
    plain: index.having(way.key, way.option, true),
  }));
  const named = index.of(term.ways.length > 0 || !term.word ? [] : idsNamed(search, term.word));
  const byWord = term.word && term.ways.length > 0 ? saidInText(index, search, term) : [];
  const alternatives = [...byWays, ...byWord, { set: named, plain: named }];
  return { term, alternatives: alternatives.filter(({ set }) => !set.isEmpty) };
}

const withWay = (chosen: Chosen, way: Way | undefined): Chosen =>
  way ? new Map([...chosen, [way.key, [...(chosen.get(way.key) ?? []), way.option].sort()]]) : chosen;

/** Every way to mean all of it that some product has, what belongs together together. */
export function routesOf(index: FilterIndex, asked: readonly Asked[], base: BitSet): Route[] {
  const follow = (from: Route, [next, ...rest]: readonly Asked[]): Route[] => {
    if (!next) {
      const set = BitSet.and(from.set, ...index.together(from.chosen));
      return set.isEmpty ? [] : [{ ...from, set }];
    }
    return next.alternatives.flatMap(({ way, set }) => {
      const route = { chosen: withWay(from.chosen, way), set: BitSet.and(from.set, set) };
      return route.set.isEmpty ? [] : follow(route, rest);
    });
  };
  return follow({ chosen: new Map(), set: base }, asked);
}

const anyOf = (none: BitSet, sets: readonly BitSet[]) => BitSet.or(none, ...sets);

/** The plainest first: whose own figures and choices these are, without a condition. */
function inTiers(index: FilterIndex, asked: readonly Asked[], set: BitSet, most: number): number[] {
  const none = new BitSet(index.ids.length);
  const plain = asked.map(({ alternatives }) =>
    anyOf(
      none,
      alternatives.map((one) => one.plain),
    ),
  );
  const places = new Set<number>();
  for (const tier of [BitSet.and(set, ...plain), set])
    for (const place of tier.members()) {
      if (places.size >= most) break;
      places.add(place);
    }
  return [...places].flatMap((place) => index.ids[place] ?? []);
}

/** Ratings are missed before words: who asks for a 互感器 is shown those of other currents. */
const missable = (asked: readonly Asked[]) =>
  asked.toSorted((a, b) => Number(a.term.word !== undefined) - Number(b.term.word !== undefined));

const only = (index: FilterIndex, term: Term, way: Way): Asked => {
  const set = index.having(way.key, way.option);
  return { term, alternatives: [{ way, set, plain: set }] };
};

/** The nearest figures to a rating that there are with all else that is asked, of each parameter that it may mean. */
function nearestTo(index: FilterIndex, base: BitSet, missed: Asked, others: readonly Asked[]): Nearest[] {
  const { term } = missed;
  const { rating } = term;
  if (!rating || !Number.isFinite(rating.min) || !Number.isFinite(rating.max)) return [];
  return term.ways.flatMap(({ key, option }): Nearest[] => {
    const asked = readSpan(option);
    if (!asked) return [];
    const distance = (figure: number) => Math.min(Math.abs(figure - asked.min), Math.abs(figure - asked.max));
    const near = index
      .figures(key)
      .toSorted((a, b) => distance(a) - distance(b))
      .slice(0, MOST_TRIED);
    for (const figure of near) {
      const way = { key, option: String(figure) };
      const [route] = routesOf(index, [...others, only(index, term, way)], base);
      if (route) return [{ term, way, route }];
    }
    return [];
  });
}

/** Products by the ratings that a search names, and the words beside them; undefined where it names none. */
export async function ratedProducts(searched: string, search: SearchIndex): Promise<Rated | undefined> {
  const terms = askedTerms(searched)?.slice(0, MOST_TERMS);
  if (!terms) return undefined;
  const index = await recentFilterIndex();
  // A word that stands in no product tells none from another.
  const asked = terms
    .map((term) => askedOf(index, search, term))
    .filter(({ term, alternatives }) => term.ways.length > 0 || alternatives.length > 0);
  const base = index.of(index.ids);
  const none = new BitSet(index.ids.length);
  const routes = routesOf(index, asked, base);
  const all = anyOf(
    none,
    routes.map(({ set }) => set),
  );
  const near = new Map<number, Term>();
  if (asked.length > 1)
    for (const missed of missable(asked)) {
      const others = asked.filter((one) => one !== missed);
      // Where something has it all, a kind without the rating is no help.
      if (!all.isEmpty && !others.some(({ term }) => isFigured(term))) continue;
      const sets = routesOf(index, others, base).map(({ set }) => set);
      const found = inTiers(index, others, anyOf(none, sets).without(all), MOST_NEAR - near.size);
      for (const id of found) if (!near.has(id)) near.set(id, missed.term);
    }
  const nearest = all.isEmpty
    ? asked.flatMap((missed) =>
        nearestTo(
          index,
          base,
          missed,
          asked.filter((one) => one !== missed),
        ),
      )
    : [];
  const full = inTiers(index, asked, all, MOST_FULL);
  return { terms: asked.map(({ term }) => term), full, near, routes, nearest, index };
}
