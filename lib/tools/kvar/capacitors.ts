import { quantity } from "@/lib/tools/answer";
import type { Steps } from "./steps";
import type { Units } from "./units";
import { amountIn } from "./ways";

/** Capacitors with their reactor. */
export type Capacitors = {
  /** Reactance rate in percent; 0 without a reactor. */
  rate: number;
  /** Rated voltage of the capacitors, V. */
  rated: number;
  /** Rated kvar to order, before rounding up to steps. */
  order: number;
  /** Units of the catalogue; for unbalanced loads they are decided on site. */
  units: Units | undefined;
  /** Steps that are switched separately: of the units, else of usual sizes. */
  steps: Steps;
  /** Output of all steps at the busbar, kvar. */
  output: number;
};

/** The capacities joined by a plus in an order code. */
const SUM = /\d+(?:\+\d+)+/;

/** `LH-ZCS 9 台 × 40 kvar（18 级，每台 20+20 kvar）`: whose steps are counted, and their size. */
export function capacitorsText({ units, steps }: Capacitors, isHighVoltage: boolean): string {
  if (!units) return `电容器（${steps.count} 级，每级 ${quantity(steps.size, "kvar")}）`;
  const all = `${units.product.model} ${amountIn(units, isHighVoltage)}`;
  // The groups of a high-voltage set are its steps.
  if (isHighVoltage) return all;
  const [sum] = SUM.exec(units.product.code) ?? [];
  return `${all}（${steps.count} 级，每${sum ? `台 ${sum} kvar` : `级 ${quantity(steps.size, "kvar")}`}）`;
}
