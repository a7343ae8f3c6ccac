import { BitSet } from "@/db/queries/filters/bit-set";
import type { FilterIndex } from "@/db/queries/filters/filter-index";
import type { Chosen } from "@/lib/links/filters";
import type { Term } from "./asked-terms";
import type { Way } from "./asked-ways";

/** Products that have what is asked for, in one of the ways in which it may be meant. */
export type Alternative = { set: BitSet; plain: BitSet; way?: Way };
export type Asked = { term: Term; alternatives: Alternative[] };
/** One way to mean all of it, as filters of a list, and who has it. */
export type Interpretation = { chosen: Chosen; set: BitSet };

const withWay = (chosen: Chosen, way: Way | undefined): Chosen =>
  way ? new Map([...chosen, [way.key, [...(chosen.get(way.key) ?? []), way.option].sort()]]) : chosen;

/** Every way to mean all of it that some product has, what belongs together together. */
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
