/** Steps of a bank: equal ones, so that each can take the place of any other. */
export type Steps = { size: number; count: number; total: number };

const LOW = { sizes: [2.5, 5, 10, 15, 20, 25, 30, 40, 50, 60], most: 12 };
const HIGH = { sizes: [100, 150, 300, 600, 900, 1200, 1500], most: 8 };

/**
 * The smallest usual step of which no more than twelve (high voltage: eight) are needed; of large banks the largest step,
 * as many as it takes. @param kvar rated kvar to be ordered, above 0
 */
export function stepsFor(kvar: number, isHighVoltage: boolean): Steps {
  const { sizes, most } = isHighVoltage ? HIGH : LOW;
  const size = sizes.find((one) => Math.ceil(kvar / one) <= most) ?? sizes.at(-1) ?? 1;
  const count = Math.max(1, Math.ceil(kvar / size - 1e-9));
  return { size, count, total: size * count };
}
