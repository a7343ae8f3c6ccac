import {
  type Candidate,
  covers,
  fewest,
  hasOption,
  named,
  singles,
  singlesWith,
  type Way,
} from "@/lib/tools/candidate";
import { orderKvar } from "./reactor";

/** Maximum number of smart capacitors on one bus (domain of the series), and of groups in a high-voltage set. */
const MOST_UNITS = 40;
const MOST_GROUPS = 8;

export const CAPACITY = "ratedCapacity";
export const VOLTAGE = "systemVoltage";
export const RATED = "capacitorVoltage";
export const RATE = "reactanceRate";

/** Low voltage between phases, and between phase and neutral. */
const [LINE, PHASE] = [400, 230];

/** The kvar to be supplied at the busbar, and the capacitors for it: `rated` in V, `rate` of the reactor in percent. */
export type Demand = { kvar: number; system: number; rate: number; rated: number };

/** Equal units of one product that meet a demand. */
export type Units = {
  product: ReturnType<typeof named>;
  way: Way;
  /** The available sizes. */
  sizes: readonly number[];
  /** Network voltage across a unit, and rated voltage of its capacitors, V. */
  across: number;
  rated: number;
  /** Required and installed rated kvar. */
  order: number;
  total: number;
  /** Groups of capacitors per unit that are switched separately, if its order code tells them. */
  each: number | undefined;
};

export const isHighVoltage = (system: number) => system > 1000;

/** Units by capacitor voltage and reactor, between phases or, for unbalanced loads, between phase and neutral. */
export function unitsOf(
  candidate: Candidate,
  { kvar, system, rate, rated: between }: Demand,
  isSplit = false,
): Units | undefined {
  const across = isSplit && system === LINE ? PHASE : system;
  const rated = isSplit ? singles(candidate, RATED)[0] : between;
  const rates = singles(candidate, RATE);
  if (rated === undefined || !covers(candidate, VOLTAGE, across)) return undefined;
  if (!singles(candidate, RATED).includes(rated)) return undefined;
  if (rate === 0 ? rates.length > 0 : !rates.includes(rate)) return undefined;
  if (!hasOption(candidate, isSplit ? "split" : "common")) return undefined;
  const order = orderKvar(kvar, rated, across, rate / 100);
  const asked = { [VOLTAGE]: across, [RATED]: rated, ...(rate > 0 && { [RATE]: rate }) };
  const sizes = singlesWith(candidate, CAPACITY, asked);
  const way = fewest(sizes, order, MOST_UNITS);
  if (!way) return undefined;
  const product = named(candidate, { size: way.size, volts: rated, percent: rate });
  // Capacities joined by a plus in the order code are switched separately; those between phase and neutral also by
  // phase.
  const each = isSplit || product.code === "" ? undefined : product.code.split("+").length;
  return { product, way, sizes, across, rated, order, total: way.size * way.count, each };
}

/** The groups of a high-voltage set. */
export function groupsOf(candidate: Candidate, { kvar, system, rate, rated }: Demand): Units | undefined {
  if (!covers(candidate, VOLTAGE, system) || !singles(candidate, RATE).includes(rate)) return undefined;
  const order = orderKvar(kvar, rated, system, rate / 100);
  const sizes = singlesWith(candidate, CAPACITY, { [VOLTAGE]: system, [RATE]: rate });
  const way = fewest(sizes, order, MOST_GROUPS);
  if (!way) return undefined;
  const figures = { size: way.size, volts: system, percent: rate, groups: way.count };
  const product = named(candidate, figures);
  return { product, way, sizes, across: system, rated, order, total: way.size * way.count, each: 1 };
}

/** The first suitable units of the catalogue, on which the results are based. */
export function firstUnits(candidates: readonly Candidate[], demand: Demand): Units | undefined {
  const isHigh = isHighVoltage(demand.system);
  const role = isHigh ? "high-voltage" : demand.rate > 0 ? "detuned" : "smart";
  const found = candidates
    .filter((candidate) => candidate.role === role)
    .flatMap((candidate) => (isHigh ? groupsOf(candidate, demand) : unitsOf(candidate, demand)) ?? []);
  return found[0];
}
