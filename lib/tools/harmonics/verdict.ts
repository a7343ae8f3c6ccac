import { orderLimit, VOLTAGE_LIMIT } from "./gbt14549";
import type { Order, Spectrum } from "./spectrum";

/** What exceeds GB/T 14549: orders by their current and by their voltage, and the voltage as a whole. */
export type Verdict = {
  currents: readonly Order[];
  voltages: readonly Order[];
  isDistorted: boolean;
  /** Whether anything does, so that there is something to mend. */
  isNeeded: boolean;
};

export function verdictOf({ orders, thdu }: Spectrum): Verdict {
  const currents = orders.filter(({ current, permitted }) => current > permitted);
  const voltages = orders.filter(({ order, voltage }) => voltage * 100 > orderLimit(order));
  const isDistorted = thdu * 100 > VOLTAGE_LIMIT;
  return { currents, voltages, isDistorted, isNeeded: isDistorted || currents.length + voltages.length > 0 };
}

/**
 * The current that a filter has to give at least, A, so that no order exceeds what is permitted: of each the part above it.
 * Undefined where nothing exceeds it, or the voltage is distorted, which that does not mend for certain.
 */
export function leastCurrent({ currents, voltages, isDistorted }: Verdict): number | undefined {
  if (currents.length === 0 || voltages.length > 0 || isDistorted) return undefined;
  return Math.hypot(...currents.map(({ current, permitted }) => current - permitted));
}

export const ordersText = (orders: readonly Order[]) => orders.map(({ order }) => order).join("、");
