import { BitSet } from "./bit-set";
import { type Span, readSpan } from "@/lib/parameters/option";

/** All values of a parameter, by columns: a million objects would take five times the memory. */
export type Values = {
  at: number[];
  min: number[];
  max: number[];
  choice: string[];
  /** Places in the columns above of bounds that are themselves out; there are few. */
  exclusive: Set<number>;
  /** Places of values that hold under a condition only. */
  conditional: Set<number>;
};
export const noValues = (): Values => ({
  ...{ at: [], min: [], max: [], choice: [] },
  ...{ exclusive: new Set(), conditional: new Set() },
});

/**
 * Whether a product's figures fit what is asked. A bound covers every single figure on its side; of a span it must stand
 * inside: `≤10 ms` is in 1 to 20 ms and in at most 20, but promises no 1 ms, and is not 10 ms or more.
 */
function fits(min: number, max: number, isExclusive: boolean, span: Span): boolean {
  if (span.min < span.max) {
    if (min === -Infinity) return span.min < max && max <= span.max;
    if (max === Infinity) return span.min <= min && min < span.max;
  } else if (isExclusive && (span.min === min || span.min === max)) return false;
  return min <= span.max && max >= span.min;
}

/**
 * What has this option of a parameter, by the numbers of `at`.
 * @param isPlain only what has it as a figure or a choice of its own and without a condition: no bound, no span
 */
export function having(values: Values, option: string, size: number, isPlain = false): BitSet {
  const { at, min, max, choice, exclusive, conditional } = values;
  const span = readSpan(option);
  const found = new BitSet(size);
  at.forEach((place, nth) => {
    const isSpan = choice[nth] === "" && min[nth] !== max[nth];
    if (isPlain && (isSpan || conditional.has(nth))) return;
    const isIn =
      span && choice[nth] === "" && fits(min[nth] ?? NaN, max[nth] ?? NaN, exclusive.has(nth), span);
    if (isIn || choice[nth] === option) found.add(place);
  });
  return found;
}

/** The single figures and ends of spans that there are of a parameter, each once. */
export const figuresOf = ({ min, max, choice }: Values): number[] => [
  ...new Set(
    [...min, ...max].filter((figure, nth) => Number.isFinite(figure) && choice[nth % min.length] === ""),
  ),
];
