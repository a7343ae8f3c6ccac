import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import { readSpan, type Span } from "@/lib/parameters/option";
import type { Value } from "@/lib/parameters/parameter";
import type { Term } from "./asked-terms";
import type { Way } from "./asked-ways";
import { type Interpretation, interpretationsOf, type Others } from "./interpretations";

/** The alternatives to a rating that no product has: the nearest figure of a parameter, or the nearest on each side. */
export type Nearest = { term: Term; ways: Way[]; interpretation: Interpretation };

/** The relative distance of a figure from what is asked. */
const distance = ({ min, max }: Span, figure: number): number => {
  const end = figure < min ? min : max;
  return Math.abs(figure - end) / Math.max(Math.abs(end), 1e-9);
};

const spansOf = ({ rating, ways }: Term) =>
  ways.flatMap(({ key, option }) => {
    const span = rating && readSpan(option);
    return span && Number.isFinite(span.min + span.max) ? [{ key, span }] : [];
  });

/** Products of a set that have the parameter of a rating, nearest figures first. */
export function closestTo(index: FilterIndex, term: Term, set: BitSet, most: number): number[] {
  const figures = spansOf(term)
    .flatMap(({ key, span }) =>
      index.figures(key).map((figure) => ({ key, option: String(figure), far: distance(span, figure) })),
    )
    .sort((a, b) => a.far - b.far);
  const places = new Set<number>();
  for (const { key, option } of [...figures, ...(term.instead ?? [])]) {
    if (places.size >= most) break;
    for (const place of index.listed(BitSet.and(set, index.having(key, option)), most)) places.add(place);
  }
  return [...places].slice(0, most).flatMap((place) => index.ids[place] ?? []);
}

/** The parameter of a product that is nearest to a rating: for 500 A its rated 400 A or 600 A, not the 35 kA that it withstands. */
export function nearestWay({ ways, instead = [] }: Term, values: readonly Value[]): Way | undefined {
  const far = ({ key, option }: Way) => {
    const span = readSpan(option);
    const figures = values
      .filter((value) => value.key === key)
      .flatMap(({ min, max }) => [min, max])
      .filter((figure) => figure !== null);
    return span ? Math.min(...figures.map((figure) => distance(span, figure))) : Infinity;
  };
  return [...ways, ...instead]
    .filter(({ key }) => values.some((value) => value.key === key))
    .toSorted((a, b) => far(a) - far(b) || 0)[0];
}

type Possible = { way: Way; interpretation: Interpretation };

/** The first of these ways that some product has together with the other terms; an empty or single-item list. */
function firstPossible(
  index: FilterIndex,
  base: BitSet,
  { term, others }: { term: Term; others: Others },
  ways: readonly Way[],
): Possible[] {
  for (const way of ways) {
    const set = index.having(way.key, way.option);
    if (others.sets.every((one) => one.countWith(set) === 0)) continue;
    const asked = [...others.terms, { term, alternatives: [{ way, set, plain: set }] }];
    const [interpretation] = interpretationsOf(index, asked, base);
    if (interpretation) return [{ way, interpretation }];
  }
  return [];
}

/**
 * The alternatives to a rating that exist together with the other terms: the figures below and above it of the nearest
 * parameter, or the nearest class.
 */
export function nearestTo(index: FilterIndex, base: BitSet, term: Term, others: Others): Nearest[] {
  const possible = (ways: readonly Way[]) => firstPossible(index, base, { term, others }, ways);
  const found = spansOf(term).flatMap(({ key, span }) => {
    const figures = index.figures(key).toSorted((a, b) => distance(span, a) - distance(span, b));
    const sides = [figures.filter((one) => one < span.min), figures.filter((one) => one > span.max)];
    return sides
      .flatMap((side) => possible(side.map((figure) => ({ key, option: String(figure) }))))
      .map((one) => ({ ...one, far: distance(span, Number(one.way.option)) }));
  });
  const [best] = [...found.toSorted((a, b) => a.far - b.far), ...possible(term.instead ?? [])];
  if (!best) return [];
  const { key } = best.way;
  const beside = found.filter(({ way }) => way.key === key);
  // 220 V and 230 V are the same network, so both give the same alternatives.
  const ways = new Map((beside.length > 0 ? beside : [best]).map(({ way }) => [way.option, way]));
  return [{ term, ways: [...ways.values()], interpretation: best.interpretation }];
}
