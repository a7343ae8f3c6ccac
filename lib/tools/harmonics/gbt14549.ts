/**
 * GB/T 14549-1993《电能质量 公用电网谐波》for 0.38 kV.
 * Currents in A, short-circuit capacities in MVA, orders 2 to 25.
 */

/** Table 2: what all users together may inject at a point of 10 MVA, from the second order on. */
const PERMITTED = [
  78, 62, 39, 62, 26, 44, 19, 21, 16, 28, 13, 24, 11, 12, 9.7, 18, 8.6, 16, 7.8, 8.9, 7.1, 14, 6.5, 12,
];
const REFERENCE_MVA = 10;
export const FIRST_ORDER = 2;
export const LAST_ORDER = FIRST_ORDER + PERMITTED.length - 1;

/** Appendix C: exponents by which users share, and factors by which sources of an order without known phase add up. */
const EXPONENT: Readonly<Record<number, number>> = { 3: 1.1, 5: 1.2, 7: 1.4, 11: 1.8, 13: 1.9 };
const TOGETHER: Readonly<Record<number, number>> = { 3: 1.62, 5: 1.28, 7: 0.72, 11: 0.18, 13: 0.08 };

/** Table 1: distortion of the voltage at 0.38 kV, in percent: of all orders together, of an odd one, of an even one. */
export const VOLTAGE_LIMIT = 5;
export const ODD_LIMIT = 4;
export const EVEN_LIMIT = 2;
export const orderLimit = (order: number) => (order % 2 === 0 ? EVEN_LIMIT : ODD_LIMIT);

/** What table 2 permits of an order, A. */
export const reference = (order: number) => PERMITTED[order - FIRST_ORDER] ?? 0;

/** The part of it that a user has by his part of the supply. @param share in (0, 1] */
export const shared = (order: number, share: number) => share ** (1 / (EXPONENT[order] ?? 2));

/**
 * What one user may inject of an order, A: table 2 by the point's short-circuit capacity, and of that the user's share.
 * @param shortCircuit MVA, above 0 @param share agreed power by that of the supply, in (0, 1]
 */
export function permittedCurrent(order: number, shortCircuit: number, share: number): number {
  return reference(order) * (shortCircuit / REFERENCE_MVA) * shared(order, share);
}

/**
 * Sources of one order whose phases nobody knows, A: I² = I1² + I2² + K·I1·I2, one after another, the largest first, so that
 * their order does not matter.
 */
export function together(order: number, currents: readonly number[]): number {
  const factor = TOGETHER[order] ?? 0;
  return [...currents]
    .sort((a, b) => b - a)
    .reduce((sum, one) => Math.sqrt(sum ** 2 + one ** 2 + factor * sum * one), 0);
}
