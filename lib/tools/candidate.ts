import { codeOfFigures, type Figures, type SizedCode } from "@/lib/order-code/sized";

/** What a product can be chosen for. */
export type Role =
  "smart" | "cabinet" | "detuned" | "filter" | "high-voltage" | "svg" | "apf" | "meter" | "transformer";

/** What a calculator knows of a product: its parameters as the catalogue has them. */
export type Candidate = {
  id: number;
  role: Role;
  model: string;
  title: string;
  /** An example of its order code. */
  code: string;
  /** Its order codes by what a calculation decides. */
  codes?: readonly SizedCode[];
  /** Figures by parameter, in the parameter's unit; a range is its two ends. */
  figures: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  choices: Readonly<Record<string, readonly string[]>>;
};

export const singles = ({ figures }: Candidate, key: string): number[] =>
  (figures[key] ?? []).flatMap(([min, max]) => (min === max ? [min] : []));

/** Whether a figure is among those of a parameter, or in one of its ranges. */
export const covers = ({ figures }: Candidate, key: string, value: number): boolean =>
  (figures[key] ?? []).some(([min, max]) => min <= value && value <= max);

export const has = ({ choices }: Candidate, key: string, choice: string): boolean =>
  (choices[key] ?? []).includes(choice);

export type Way = { size: number; count: number };

/** A set may be so much larger than the demand: fewer pieces are then worth it. */
const NEAR = 1.25;

/**
 * How many of which size reach a demand: the fewest that do so closely, else those that overshoot least.
 * @param sizes what there is; any unit, the same as the demand's, above 0
 * @param most how many may work side by side
 */
export function fewest(sizes: readonly number[], demand: number, most: number) {
  const ways = sizes
    .map((size) => ({ size, count: Math.max(1, Math.ceil(demand / size - 1e-9)) }))
    .filter(({ count }) => count <= most);
  const near = ways.filter(({ size, count }) => size * count <= demand * NEAR);
  const least = (a: Way, b: Way) => a.size * a.count - b.size * b.count;
  return near.length > 0
    ? near.toSorted((a, b) => a.count - b.count || least(a, b))[0]
    : ways.toSorted((a, b) => least(a, b) || a.count - b.count)[0];
}

/** A product as a match names it, with the order code of these figures. */
export function named({ id, model, title, code, codes = [] }: Candidate, figures?: Figures) {
  const own = figures && codeOfFigures(codes, figures);
  return { id, model, title, code: own ?? code, isDecided: own !== undefined };
}
