import type { Step } from "@/lib/tools/answer";
import type { Candidate } from "@/lib/tools/candidate";
import type { Read } from "@/lib/tools/fields";
import { bankLines } from "./bank-lines";
import { type Near, nearOrders } from "./near";
import { adviseRate, detunes, type Leading, type Pollution, pollutionOf, ratesFor } from "./detuning";
import { orderKvar, outputKvar, ratedVoltage, shortCircuitCapacity } from "./reactor";
import { type Steps, stepsFor } from "./steps";
import { firstUnits, isHighVoltage, type Units } from "./units";
import { UNBALANCED } from "./load-fields";

/** Capacitors with their reactor. */
type Capacitors = {
  /** Of the reactor, in percent; 0 for none. */
  rate: number;
  /** Rated voltage of the capacitors, V. */
  rated: number;
  /** Rated kvar to order, before it is divided into steps. */
  order: number;
  /** Units of the catalogue that make it up; of loads that differ by phase only the site decides them. */
  units: Units | undefined;
  /** What is switched one by one: of the units, else of usual sizes. */
  steps: Steps;
  /** What the steps give at the busbar, kvar. */
  output: number;
};

/** The bank of capacitors that gives what is missing. */
export type Bank = Capacitors & {
  system: number;
  isHighVoltage: boolean;
  /** Unknown where the visitor does not know the harmonics. */
  pollution: Pollution | undefined;
  leading: Leading;
  /** Whether the visitor asked for this rate. */
  isAsked: boolean;
  /** Where the transformer is known, kVA. */
  shortCircuit: number | undefined;
  /** Of the capacitors without a reactor that detunes them: none where the transformer is unknown. */
  near: readonly Near[];
  lines: Step[];
};

/** Where harmonics are unknown there are several, of which a measurement decides. */
export type Banks = readonly [Bank, ...Bank[]];

/** Of capacitors that are switched one by one, all alike. */
function stepsOf({ way, each = 1, total }: Units): Steps {
  return { size: way.size / each, count: way.count * each, total };
}

type Network = { kvar: number; system: number; pollution: Pollution | undefined };

function capacitorsOf(
  { kvar, system, pollution }: Network,
  rate: number,
  candidates: readonly Candidate[],
): Capacitors {
  const p = rate / 100;
  const isReinforced = rate === 0 && pollution !== undefined && pollution !== "clean";
  const rated = ratedVoltage(system, p, isReinforced);
  const order = orderKvar(kvar, rated, system, p);
  const units = firstUnits(candidates, { kvar, system, rate, rated });
  const steps = units ? stepsOf(units) : stepsFor(order, isHighVoltage(system));
  return { rate, rated, order, units, steps, output: outputKvar(steps.total, rated, system, p) };
}

/**
 * The bank, of what stands first in the catalogue; where harmonics are unknown and so nothing decides it, one without a
 * reactor and one with each that may be right.
 * @param kvar what is missing at the busbar, above 0
 */
export function banksOf(kvar: number, { numbers, choices }: Read, candidates: readonly Candidate[]): Banks {
  const system = Number(choices.u);
  const isHigh = isHighVoltage(system);
  const { sn, uk = 6, h } = numbers;
  const shortCircuit = sn === undefined ? undefined : shortCircuitCapacity(sn, uk);
  const pollution = h === undefined ? undefined : pollutionOf(choices.by2 === "thdi" ? "thdi" : "share", h);
  const leading = choices.order === "3" ? "3" : "5";
  const { plain } = ratesFor(leading, isHigh);
  const network = { kvar, system, pollution };
  const among = choices.duty === UNBALANCED ? [] : candidates;
  const bank = (rate: number, isAsked: boolean, against: Leading = leading): Bank => {
    const capacitors = capacitorsOf(network, rate, among);
    const bare = detunes(rate) ? capacitorsOf(network, plain, among) : capacitors;
    const near = shortCircuit === undefined ? [] : nearOrders(bare, shortCircuit);
    return {
      ...capacitors,
      ...{ system, isHighVoltage: isHigh, pollution, leading: against, isAsked, shortCircuit, near },
      lines: bankLines(kvar, { ...capacitors, system, shortCircuit, near }),
    };
  };
  if (choices.react) return [bank(Number(choices.react), true)];
  const without = bank(plain, false);
  if (pollution === undefined) {
    // Five is what the field says by itself: who does not know the harmonics has not chosen it.
    const orders: readonly Leading[] = leading === "3" ? ["3"] : ["5", "3"];
    return [without, ...orders.map((order) => bank(ratesFor(order, isHigh).detuned, false, order))];
  }
  const rate = adviseRate(pollution, leading, isHigh, without.near.length > 0);
  return [rate === plain ? without : bank(rate, false)];
}
