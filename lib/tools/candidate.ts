import { grouped } from "@/lib/grouped";
import { codeOfFigures, type CodePattern, type Figures } from "@/lib/order-code/sized";
import type { OptionRole, ParameterRole } from "./parameter-roles";

/**
 * The purposes for which calculators choose products, in the order of their results: `role` of a category or a product
 * (docs/editing.md).
 */
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

type ByParameter<Value> = Readonly<Partial<Record<ParameterRole, Value>>>;

/** The data of a product for calculators: its parameters as in the catalogue, by role. */
export type Candidate = {
  id: number;
  role: Role;
  model: string;
  title: string;
  /** The pattern of its order codes, if a calculation can determine them. */
  pattern?: CodePattern | undefined;
  /** Figures by parameter, in the parameter's unit; ranges have two ends, null where open. */
  figures: ByParameter<readonly Ends[]>;
  choices: ByParameter<readonly string[]>;
  /** Those of its choices that calculators ask for, by role. */
  options: readonly OptionRole[];
  /** For meters, what distinguishes it from others of the same class. */
  features?: readonly string[] | undefined;
  /** Values that are only available together: 480 V with 7 %, 525 V with 14 %. */
  combinations?: readonly Together[] | undefined;
};
type Together = ByParameter<number | string>;

export const singles = ({ figures }: Candidate, key: ParameterRole): number[] =>
  (figures[key] ?? []).flatMap(([min, max]) => (min !== null && min === max ? [min] : []));

/** Whether a product has these values together, if it restricts how they can be combined. */
function goTogether({ combinations = [] }: Candidate, asked: Together): boolean {
  const known = (combination: Together) =>
    (Object.keys(combination) as ParameterRole[]).filter((key) => key in asked);
  const several = combinations.filter((combination) => known(combination).length > 1);
  // Combinations of the same parameters are alternatives.
  return [...grouped(several, (combination) => known(combination).join()).values()].every((ways) =>
    ways.some((way) => known(way).every((key) => way[key] === asked[key])),
  );
}

/** The single figures of a parameter that can be combined with other figures. */
export const singlesWith = (candidate: Candidate, key: ParameterRole, others: Together): number[] =>
  singles(candidate, key).filter((figure) => goTogether(candidate, { ...others, [key]: figure }));

/** The single figures of a parameter that do not come with another one: voltages of capacitors without a reactor. */
export const singlesWithout = (candidate: Candidate, key: ParameterRole, other: ParameterRole): number[] =>
  singles(candidate, key).filter(
    (figure) => !candidate.combinations?.some((one) => other in one && one[key] === figure),
  );

/** The choices of a parameter that can be combined with figures, standard ones first. */
export const choicesWith = (candidate: Candidate, key: ParameterRole, others: Together): readonly string[] =>
  (candidate.choices[key] ?? []).filter((choice) => goTogether(candidate, { ...others, [key]: choice }));

/** Whether a figure is among those of a parameter, or in one of its ranges. */
export const covers = ({ figures }: Candidate, key: ParameterRole, value: number): boolean =>
  (figures[key] ?? []).some(([min, max]) => (min ?? -Infinity) <= value && value <= (max ?? Infinity));

export const has = ({ choices }: Candidate, key: ParameterRole, choice: string): boolean =>
  (choices[key] ?? []).includes(choice);

export const hasOption = ({ options }: Candidate, option: OptionRole): boolean => options.includes(option);

export type Way = { size: number; count: number };

/** A total of up to this multiple of the demand is accepted for fewer pieces. */
const NEAR = 1.25;

/**
 * The size and number of pieces that meet a demand: the fewest pieces close to it, else those that exceed it least.
 * @param sizes available sizes, in the same unit as the demand, above 0
 * @param most maximum number of pieces in parallel
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

/** A larger multiple of the demand is too much, unless nothing smaller is available. */
const TOO_MUCH = 2;

/** Drops what exceeds the demand by far; if everything does, keeps what exceeds it least. */
export function notTooLarge<One extends { times: number }>(found: readonly One[]): One[] {
  const most = Math.max(TOO_MUCH, Math.min(...found.map(({ times }) => times)));
  return found.filter(({ times }) => times <= most);
}

/** A product as in matches, with the order code of these figures; empty if they do not determine it. */
export function named({ id, model, title, pattern }: Candidate, figures: Figures = {}) {
  return { id, model, title, code: (pattern && codeOfFigures(pattern, figures)) ?? "" };
}
