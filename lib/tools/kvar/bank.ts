import type { Step } from "@/lib/tools/answer";
import type { Candidate } from "@/lib/tools/candidate";
import type { Read } from "@/lib/tools/fields";
import { bankLines } from "./bank-lines";
import type { Capacitors } from "./capacitors";
import { harmonicsOf, type Near, nearOrders } from "./near";
import { adviseRate, detunes, type Leading, type Pollution, pollutionOf, ratesFor } from "./detuning";
import { orderKvar, outputKvar, ratedVoltage, shortCircuitCapacity } from "./reactor";
import { type Steps, stepsFor } from "./steps";
import { firstUnits, isHighVoltage, type Units } from "./units";
import { UNBALANCED } from "./load-fields";

/** The capacitor bank that supplies the missing kvar. */
export type Bank = Capacitors & {
  system: number;
  isHighVoltage: boolean;
  /** Undefined if the visitor does not know the harmonics. */
  pollution: Pollution | undefined;
  leading: Leading;
  /** Whether the visitor chose this rate. */
  isAsked: boolean;
  /** In kVA, if the transformer is known. */
  shortCircuit: number | undefined;
  /** The capacitors that the same network would get without a detuning reactor; the bank itself if it has none. */
  bare: Capacitors;
  /** For these; empty if the transformer is unknown. */
  near: readonly Near[];
  lines: Step[];
};

/** If the harmonics are unknown there are several, and a measurement decides. */
export type Banks = readonly [Bank, ...Bank[]];

/** Steps of equal size. */
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
  const isReinforced = rate === 0 && pollution !== undefined && !["quiet", "clean"].includes(pollution);
  const rated = ratedVoltage(system, p, isReinforced);
  const order = orderKvar(kvar, rated, system, p);
  const units = firstUnits(candidates, { kvar, system, rate, rated });
  const steps = units ? stepsOf(units) : stepsFor(order, isHighVoltage(system));
  return { rate, rated, order, units, steps, output: outputKvar(steps.total, rated, system, p) };
}

/**
 * The bank with the first suitable product of the catalogue. If the harmonics are unknown, a bank without a reactor and
 * one for each rate that may be right.
 * @param kvar missing at the busbar, above 0
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
      ...{ system, isHighVoltage: isHigh, pollution, leading: against, isAsked, shortCircuit, bare, near },
      lines: bankLines(kvar, { ...capacitors, system, shortCircuit, bare, near }),
    };
  };
  if (choices.react) return [bank(Number(choices.react), true)];
  const without = bank(plain, false);
  if (pollution === undefined) {
    // Five is the default of the field: a visitor who does not know the harmonics has not chosen it.
    const orders: readonly Leading[] = leading === "3" ? ["3"] : ["5", "3"];
    return [without, ...orders.map((order) => bank(ratesFor(order, isHigh).detuned, false, order))];
  }
  const rate = adviseRate(pollution, leading, isHigh, harmonicsOf(without.near));
  return [rate === plain ? without : bank(rate, false)];
}
