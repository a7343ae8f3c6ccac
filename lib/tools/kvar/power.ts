/**
 * Reactive power compensation. Units: kW, kvar, kVA, V (line to line), A, kWh, kvarh, h; cosφ without unit in (0, 1].
 * Source of the formulas: 《工业与民用供配电设计手册》（第四版）第 1 章 负荷计算与无功补偿.
 */

/** tanφ of a power factor in (0, 1]. */
export const tanOf = (cos: number) => Math.sqrt(1 - cos * cos) / cos;

/** Power factor of active and reactive power, not both zero; also of the energies of a month. */
export const cosOf = (active: number, reactive: number) => active / Math.hypot(active, reactive);

/** Reactive power that raises the power factor of `active` kW, kvar; 0 if none is missing. */
export const requiredKvar = (active: number, from: number, to: number) =>
  Math.max(0, active * (tanOf(from) - tanOf(to)));

/**
 * Reactive power of a transformer's leakage reactance for a load, kvar.
 * @param apparent kVA
 * @param capacity kVA, above 0
 * @param impedance percent
 */
export const leakageKvar = (apparent: number, capacity: number, impedance: number) =>
  ((impedance / 100) * apparent ** 2) / capacity;

/**
 * Reactive power at the busbar, kvar, at which the high side of the transformer takes `highSide` kvar: the root of
 * Q + leakage(P, Q) = `highSide`. NaN if there is none. @param active kW @param capacity kVA @param impedance percent
 */
export function busReactive(active: number, highSide: number, capacity: number, impedance: number): number {
  const perSquare = leakageKvar(1, capacity, impedance);
  return (Math.sqrt(1 + 4 * perSquare * (highSide - perSquare * active ** 2)) - 1) / (2 * perSquare);
}

/** Current of a three-phase load, A. @param apparent kVA @param voltage V, above 0 */
export const currentOf = (apparent: number, voltage: number) => (apparent * 1000) / (Math.sqrt(3) * voltage);

/** The fraction by which conductor losses fall, 0 to 1: they are proportional to the square of the current. */
export const savedLoss = (from: number, to: number) => Math.max(0, 1 - (from / to) ** 2);
