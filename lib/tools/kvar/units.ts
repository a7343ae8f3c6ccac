import {
  type Candidate,
  covers,
  fewest,
  has,
  named,
  singles,
  singlesWith,
  type Way,
} from "@/lib/tools/candidate";
import { orderKvar } from "./reactor";

/** So many smart capacitors work on one bus (domain of the series), and so many groups in one high-voltage set. */
const MOST_UNITS = 40;
const MOST_GROUPS = 8;

export const CAPACITY = "rated-capacity";
export const VOLTAGE = "system-voltage";
const RATED = "capacitor-voltage";
export const RATE = "reactance-rate";
const MODE = "compensation-mode";
export const COMMON = "共补";
export const MIXED = "混补";
export const SPLIT = "分补";

/** The low voltage between the phases, and from one to the neutral. */
const [LINE, PHASE] = [400, 230];

/** What has to be given at the busbar, and by which capacitors: `rated` in V, `rate` of the reactor in percent. */
export type Demand = { kvar: number; system: number; rate: number; rated: number };

/** So many equal units of one product that they reach a demand. */
export type Units = {
  product: ReturnType<typeof named>;
  way: Way;
  /** The sizes there were to choose from. */
  sizes: readonly number[];
  /** Voltage of the network at a unit, and rated voltage of its capacitors, V. */
  across: number;
  rated: number;
  /** Rated kvar that have to be installed at least, and that are. */
  order: number;
  total: number;
  /** Groups of capacitors of a unit that are switched one by one, where its order code says them. */
  each: number | undefined;
};

export const isHighVoltage = (system: number) => system > 1000;

/** Units by capacitor voltage and reactor, between the phases or, for loads that differ by phase, from each to the neutral. */
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
  if (!has(candidate, MODE, isSplit ? SPLIT : COMMON)) return undefined;
  const order = orderKvar(kvar, rated, across, rate / 100);
  const asked = { [VOLTAGE]: across, [RATED]: rated, ...(rate > 0 && { [RATE]: rate }) };
  const sizes = singlesWith(candidate, CAPACITY, asked);
  const way = fewest(sizes, order, MOST_UNITS);
  if (!way) return undefined;
  const product = named(candidate, { size: way.size, volts: rated, percent: rate });
  // Capacities that a code joins by a sign are switched one by one; those between a phase and the neutral by phase, too.
  const each = isSplit || product.code === "" ? undefined : product.code.split("+").length;
  return { product, way, sizes, across, rated, order, total: way.size * way.count, each };
}

/** The groups of one high-voltage set. */
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

/** What of the catalogue stands first for a demand: the units of which the calculator then speaks. */
export function firstUnits(candidates: readonly Candidate[], demand: Demand): Units | undefined {
  const isHigh = isHighVoltage(demand.system);
  const role = isHigh ? "high-voltage" : demand.rate > 0 ? "detuned" : "smart";
  const found = candidates
    .filter((candidate) => candidate.role === role)
    .flatMap((candidate) => (isHigh ? groupsOf(candidate, demand) : unitsOf(candidate, demand)) ?? []);
  return found[0];
}
