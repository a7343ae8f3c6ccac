/**
 * GB/T 14549-1993《电能质量 公用电网谐波》for 0.38 kV.
 * Currents in A, short-circuit capacities in MVA, orders 2 to 25.
 */

/** Table 2: the limits for all users together at a point with 10 MVA, from the second order on. */
const PERMITTED = [
  78, 62, 39, 62, 26, 44, 19, 21, 16, 28, 13, 24, 11, 12, 9.7, 18, 8.6, 16, 7.8, 8.9, 7.1, 14, 6.5, 12,
];
const REFERENCE_MVA = 10;
export const FIRST_ORDER = 2;
export const LAST_ORDER = FIRST_ORDER + PERMITTED.length - 1;

/**
 * Appendix C: exponents for sharing among users, and factors for adding sources of an order with unknown phase angles.
 */
const EXPONENT: Readonly<Record<number, number>> = { 3: 1.1, 5: 1.2, 7: 1.4, 11: 1.8, 13: 1.9 };
const TOGETHER: Readonly<Record<number, number>> = { 3: 1.62, 5: 1.28, 7: 0.72, 11: 0.18, 13: 0.08 };

/** Table 1: limits of voltage distortion at 0.38 kV in percent: total, an odd order, an even order. */
export const VOLTAGE_LIMIT = 5;
export const ODD_LIMIT = 4;
export const EVEN_LIMIT = 2;
export const orderLimit = (order: number) => (order % 2 === 0 ? EVEN_LIMIT : ODD_LIMIT);

/** The limit of an order in table 2, A. */
export const reference = (order: number) => PERMITTED[order - FIRST_ORDER] ?? 0;

/** The factor for a user's share of the supply. @param share in (0, 1] */
export const shared = (order: number, share: number) => share ** (1 / (EXPONENT[order] ?? 2));

/**
 * The limit of an order for one user, A: table 2 scaled by the short-circuit capacity, times the factor of the user.
 * @param shortCircuit MVA, above 0
 * @param share agreed power divided by that of the supply, in (0, 1]
 */
export function permittedCurrent(order: number, shortCircuit: number, share: number): number {
  return reference(order) * (shortCircuit / REFERENCE_MVA) * shared(order, share);
}

/**
 * Adds sources of an order with unknown phase angles, A: I² = I1² + I2² + K·I1·I2, starting with the largest, so that
 * the result does not depend on their order.
 */
export function together(order: number, currents: readonly number[]): number {
  const factor = TOGETHER[order] ?? 0;
  return [...currents]
    .sort((a, b) => b - a)
    .reduce((sum, one) => Math.sqrt(sum ** 2 + one ** 2 + factor * sum * one), 0);
}
