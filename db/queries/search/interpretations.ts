import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import type { Chosen } from "@/lib/links/filters";
import type { Term } from "./asked-terms";
import type { Way } from "./asked-ways";

/** The products that match one meaning of a term. */
export type Alternative = { set: BitSet; plain: BitSet; way?: Way };
export type Asked = { term: Term; alternatives: Alternative[] };
/** One meaning of the whole search, as list filters, and its products. */
export type Interpretation = { chosen: Chosen; set: BitSet };

const withWay = (chosen: Chosen, way: Way | undefined): Chosen =>
  way ? new Map([...chosen, [way.key, [...(chosen.get(way.key) ?? []), way.option].sort()]]) : chosen;

/** All meanings of the search that some product matches, with combined values together. */
export function interpretationsOf(
  index: FilterIndex,
  asked: readonly Asked[],
  base: BitSet,
): Interpretation[] {
  const follow = (from: Interpretation, [next, ...rest]: readonly Asked[]): Interpretation[] => {
    if (!next) {
      const set = BitSet.and(from.set, ...index.together(from.chosen));
      return set.isEmpty ? [] : [{ ...from, set }];
    }
    return next.alternatives.flatMap(({ way, set }) => {
      const interpretation = { chosen: withWay(from.chosen, way), set: BitSet.and(from.set, set) };
      return interpretation.set.isEmpty ? [] : follow(interpretation, rest);
    });
  };
  return follow({ chosen: new Map(), set: base }, asked);
}

/** The terms of a search but one, and the products that match them, per meaning. */
export type Others = { terms: readonly Asked[]; sets: readonly BitSet[] };

/** Returns what a search asks without one of its terms, found once for each: what is near and what is nearest both need it. */
export function othersOf(index: FilterIndex, asked: readonly Asked[], base: BitSet) {
  const known = new Map<Asked, Others>();
  return (left: Asked): Others => {
    const before = known.get(left);
    if (before) return before;
    const terms = asked.filter((one) => one !== left);
    const others = { terms, sets: interpretationsOf(index, terms, base).map(({ set }) => set) };
    known.set(left, others);
    return others;
  };
}
