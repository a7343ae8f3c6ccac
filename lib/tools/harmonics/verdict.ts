import { orderLimit, VOLTAGE_LIMIT } from "./gbt14549";
import type { Order, Spectrum } from "./spectrum";

/** What exceeds GB/T 14549: orders by current, orders by voltage, and the total voltage distortion. */
export type Verdict = {
  currents: readonly Order[];
  voltages: readonly Order[];
  isDistorted: boolean;
  /** Whether anything is exceeded, so that compensation is needed. */
  isNeeded: boolean;
};

export function verdictOf({ orders, thdu }: Spectrum): Verdict {
  const currents = orders.filter(({ current, permitted }) => current > permitted);
  const voltages = orders.filter(({ order, voltage }) => voltage * 100 > orderLimit(order));
  const isDistorted = thdu * 100 > VOLTAGE_LIMIT;
  return { currents, voltages, isDistorted, isNeeded: isDistorted || currents.length + voltages.length > 0 };
}

/**
 * The minimum current of a filter, A, that reduces each order to its limit. Undefined if no current exceeds its limit, or
 * if the voltage is distorted, as it is not certain that this is sufficient then.
 */
export function leastCurrent({ currents, voltages, isDistorted }: Verdict): number | undefined {
  if (currents.length === 0 || voltages.length > 0 || isDistorted) return undefined;
  return Math.hypot(...currents.map(({ current, permitted }) => current - permitted));
}

export const ordersText = (orders: readonly Order[]) => orders.map(({ order }) => order).join("、");
