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
