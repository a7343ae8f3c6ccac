import { grouped } from "@/lib/grouped";
import { codeOfFigures, type CodePattern, type Figures } from "@/lib/order-code/sized";

/** What a calculator can choose a product for, in the order in which it offers them: `role` of a category or a product (docs/editing.md). */
export const ROLES = [
  "smart",
  "mixed",
  "cabinet",
  "detuned",
  "furnace-filter",
  "filter",
  "high-voltage",
  "svg",
  "balancer",
  "apf",
  "energy-meter",
  "meter",
  "transformer",
] as const;
export type Role = (typeof ROLES)[number];

export type Ends = readonly [min: number | null, max: number | null];

/** What a calculator knows of a product: its parameters as the catalogue has them. */
export type Candidate = {
  id: number;
  role: Role;
  model: string;
  title: string;
  /** How its order codes are written, where a calculation can decide them. */
  pattern?: CodePattern | undefined;
  /** Figures by parameter, in the parameter's unit; a range is its two ends, null where it is open. */
  figures: Readonly<Record<string, readonly Ends[]>>;
  choices: Readonly<Record<string, readonly string[]>>;
  /** Of a meter, what tells it from others of its class. */
  features?: readonly string[] | undefined;
  /** What it has only together: 480 V with 7 %, 525 V with 14 %. */
  combinations?: readonly Together[] | undefined;
};
type Together = Readonly<Record<string, number | string>>;

export const singles = ({ figures }: Candidate, key: string): number[] =>
  (figures[key] ?? []).flatMap(([min, max]) => (min !== null && min === max ? [min] : []));

/** Whether a product has these together, as far as it has some of them only so. */
function goTogether({ combinations = [] }: Candidate, asked: Together): boolean {
  const known = (combination: Together) => Object.keys(combination).filter((key) => key in asked);
  const several = combinations.filter((combination) => known(combination).length > 1);
  // Combinations of the same parameters are the ways in which these go together.
  return [...grouped(several, (combination) => known(combination).join()).values()].every((ways) =>
    ways.some((way) => known(way).every((key) => way[key] === asked[key])),
  );
}

/** The single figures of a parameter that go together with other figures. */
export const singlesWith = (candidate: Candidate, key: string, others: Together): number[] =>
  singles(candidate, key).filter((figure) => goTogether(candidate, { ...others, [key]: figure }));

/** The choices of a parameter that go together with figures, those that are made as a rule first. */
export const choicesWith = (candidate: Candidate, key: string, others: Together): readonly string[] =>
  (candidate.choices[key] ?? []).filter((choice) => goTogether(candidate, { ...others, [key]: choice }));

/** Whether a figure is among those of a parameter, or in one of its ranges. */
export const covers = ({ figures }: Candidate, key: string, value: number): boolean =>
  (figures[key] ?? []).some(([min, max]) => (min ?? -Infinity) <= value && value <= (max ?? Infinity));

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
    ? [...near].sort((a, b) => a.count - b.count || least(a, b))[0]
    : [...ways].sort((a, b) => least(a, b) || a.count - b.count)[0];
}

/** More than so many times the demand is too much, unless nothing smaller is made. */
const TOO_MUCH = 2;

/** Of what reaches a demand so many times, that which is not far too large; if all of it is, what overshoots least. */
export function notTooLarge<One extends { times: number }>(found: readonly One[]): One[] {
  const most = Math.max(TOO_MUCH, Math.min(...found.map(({ times }) => times)));
  return found.filter(({ times }) => times <= most);
}

/** A product as a match names it, with the order code of these figures, empty where they do not decide it. */
export function named({ id, model, title, pattern }: Candidate, figures: Figures = {}) {
  return { id, model, title, code: (pattern && codeOfFigures(pattern, figures)) ?? "" };
}
