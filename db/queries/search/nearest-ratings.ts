import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import { readSpan, type Span } from "@/lib/parameters/option";
import type { Term, Way } from "./asked-terms";
import { type Asked, type Interpretation, interpretationsOf } from "./interpretations";

/** What there is in place of a rating: one figure of a parameter, or one on each side. */
export type Nearest = { term: Term; ways: Way[]; interpretation: Interpretation };

/** Figures that are tried on each side. */
const MOST_TRIED = 4;

/** How far a figure is from what is asked, as a share of it. */
const distance = ({ min, max }: Span, figure: number): number => {
  const end = figure < min ? min : max;
  return Math.abs(figure - end) / Math.max(Math.abs(end), 1e-9);
};

const spansOf = ({ rating, ways }: Term) =>
  ways.flatMap(({ key, option }) => {
    const span = rating && readSpan(option);
    return span && Number.isFinite(span.min + span.max) ? [{ key, span }] : [];
  });

/** Products of a set that have the parameter of a rating, those with the nearest figures first. */
export function closestTo(index: FilterIndex, term: Term, set: BitSet, most: number): number[] {
  const figures = spansOf(term)
    .flatMap(({ key, span }) =>
      index.figures(key).map((figure) => ({ key, option: String(figure), far: distance(span, figure) })),
    )
    .sort((a, b) => a.far - b.far);
  const places = new Set<number>();
  for (const { key, option } of figures) {
    if (places.size >= most) break;
    for (const place of index.listed(BitSet.and(set, index.having(key, option)), most)) places.add(place);
  }
  return [...places].slice(0, most).flatMap((place) => index.ids[place] ?? []);
}

/** The figures below and above a rating that there are with all else that is asked, of the parameter that comes nearest. */
export function nearestTo(index: FilterIndex, base: BitSet, term: Term, others: readonly Asked[]): Nearest[] {
  const found = spansOf(term).flatMap(({ key, span }) => {
    const figures = index.figures(key).toSorted((a, b) => distance(span, a) - distance(span, b));
    const sides = [figures.filter((one) => one < span.min), figures.filter((one) => one > span.max)];
    return sides.flatMap((side) => {
      for (const figure of side.slice(0, MOST_TRIED)) {
        const way = { key, option: String(figure) };
        const set = index.having(key, way.option);
        const [interpretation] = interpretationsOf(
          index,
          [...others, { term, alternatives: [{ way, set, plain: set }] }],
          base,
        );
        if (interpretation) return [{ way, interpretation, far: distance(span, figure) }];
      }
      return [];
    });
  });
  const [best] = found.toSorted((a, b) => a.far - b.far);
  if (!best) return [];
  const ways = found.filter(({ way }) => way.key === best.way.key).map(({ way }) => way);
  return [{ term, ways, interpretation: best.interpretation }];
}
