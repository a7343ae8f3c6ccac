/** Steps of a bank; all of equal size, so that they are interchangeable. */
export type Steps = { size: number; count: number; total: number };

const LOW = { sizes: [2.5, 5, 10, 15, 20, 25, 30, 40, 50, 60], most: 12 };
const HIGH = { sizes: [100, 150, 300, 600, 900, 1200, 1500], most: 8 };

/**
 * The smallest usual step size with at most twelve steps (high voltage: eight); large banks use the largest size, with
 * as many steps as needed.
 * @param kvar rated kvar to order, above 0
 */
export function stepsFor(kvar: number, isHighVoltage: boolean): Steps {
  const { sizes, most } = isHighVoltage ? HIGH : LOW;
  const size = sizes.find((one) => Math.ceil(kvar / one) <= most) ?? sizes.at(-1) ?? 1;
  const count = Math.max(1, Math.ceil(kvar / size - 1e-9));
  return { size, count, total: size * count };
}
