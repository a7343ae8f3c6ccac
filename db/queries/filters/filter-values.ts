import { BitSet } from "./bit-set";
import type { Span } from "@/lib/parameters/option";

/** A value of a parameter: a figure, a span, a bound (which may be exclusive) or a choice, possibly with a condition. */
export type Value = [
  min: number | null,
  max: number | null,
  exclusive: number,
  isConditional: number,
  choice: string,
];

/** A value and the members that have it, unordered. */
export type Holders = {
  readonly min: number;
  readonly max: number;
  readonly choice: string;
  readonly isExclusive: boolean;
  readonly isConditional: boolean;
  readonly members: number[];
};

/** Removes a member from all of these. */
export function leave(all: readonly Holders[], member: number) {
  for (const { members } of all) {
    const at = members.indexOf(member);
    const last = members.pop();
    if (last !== undefined && at < members.length) members[at] = last;
  }
}

/**
 * Whether the figures of a product match what is asked. A bound matches every single figure on its side; a span must contain
 * it: `≤10 ms` matches 1 to 20 ms and at most 20 ms, but not at most 1 ms, nor 10 ms or more.
 */
function fits({ min, max, isExclusive }: Holders, span: Span): boolean {
  if (span.min < span.max) {
    if (min === -Infinity) return span.min < max && max <= span.max;
    if (max === Infinity) return span.min <= min && min < span.max;
    if (span.isAbove && max === span.min) return false;
  } else if (isExclusive && (span.min === min || span.min === max)) return false;
  return min <= span.max && max >= span.min;
}

const isPlainValue = ({ min, max, choice, isConditional }: Holders) =>
  !isConditional && (choice !== "" || min === max);

/** The distinct values of a parameter with their holders: 100,000 products share some hundred values. */
export class Values {
  private readonly byText = new Map<string, Holders>();

  /** Adds a member to the holders of a value. */
  add(value: Value, member: number): Holders {
    const text = value.join(" ");
    const [min, max, exclusive, isConditional, choice] = value;
    const holders = this.byText.get(text) ?? {
      ...{ min: min ?? -Infinity, max: max ?? Infinity, choice },
      ...{ isExclusive: exclusive !== 0, isConditional: isConditional !== 0, members: [] },
    };
    this.byText.set(text, holders);
    holders.members.push(member);
    return holders;
  }

  private held = (): Holders[] => [...this.byText.values()].filter(({ members }) => members.length > 0);

  /** All members with any value. */
  known = (size: number): BitSet => BitSet.of(size, this.held());

  /**
   * Who has this option of it, which asks for this span where it is one.
   * @param isPlain only who has it as a figure or a choice of its own and without a condition: no bound, no span
   */
  having(option: string, span: Span | undefined, size: number, isPlain = false): BitSet {
    const found = this.held().filter(
      (one) =>
        (!isPlain || isPlainValue(one)) &&
        (one.choice === option || (one.choice === "" && span !== undefined && fits(one, span))),
    );
    return BitSet.of(size, found);
  }

  /** The distinct figures and span ends, in ascending order. */
  figures(): number[] {
    const ends = this.held().flatMap(({ min, max, choice }) => (choice === "" ? [min, max] : []));
    return [...new Set(ends.filter(Number.isFinite))].sort((a, b) => a - b);
  }

  /** Writes the largest figure of each member into an array indexed by member. */
  writeLargest(figures: Float64Array) {
    const figureOf = ({ min, max }: Holders) => (max === Infinity ? min : max);
    for (const one of this.held().sort((a, b) => figureOf(a) - figureOf(b)))
      for (const member of one.members) figures[member] = figureOf(one);
  }
}
