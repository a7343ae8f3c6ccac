/**
 * Main switch and conductors of capacitors. Source: GB 50053-2013《20kV及以下变电所设计规范》5.1.4: devices and conductors
 * of the main circuit carry 1.35 times the rated current of the capacitors, with harmonics, overvoltage and tolerances.
 */

import { formatted, quantity, type Step } from "@/lib/tools/answer";
import type { Capacitors } from "./capacitors";
import { currentOf } from "./power";
import { isHighVoltage } from "./units";

const TIMES = 1.35;

/** Rated currents of switches of low voltage, A: the series R10 of GB/T 762. */
const RATINGS = [16, 20, 25, 32, 40, 50, 63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800, 1000];
const LARGE_RATINGS = [1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300];

/** Rated current of capacitors of so many kvar, at their rated voltage, A. */
const ratedCurrent = ({ steps, rated }: Capacitors) => currentOf(steps.total, rated);

/** The least current that main switch and conductors carry continuously, A. */
export const leastOfMain = (capacitors: Capacitors) => TIMES * ratedCurrent(capacitors);

/** The next rating of a low-voltage switch; undefined if it takes several of them. @param current A */
export const nextRating = (current: number) =>
  [...RATINGS, ...LARGE_RATINGS].find((rating) => rating >= current);

/** `≥ 624 A，取 630 A`; high-voltage switches have ratings far above the current, so that it decides the cable only. */
export function mainText(capacitors: Capacitors, system: number): string {
  const least = leastOfMain(capacitors);
  const rating = isHighVoltage(system) ? undefined : nextRating(least);
  return `≥ ${quantity(least, "A", 0)}${rating === undefined ? "" : `，取 ${rating} A`}`;
}

export const MAIN = "总开关与电缆";

/** How `mainText` is calculated. */
export const mainLine = (capacitors: Capacitors, system: number): Step => ({
  name: MAIN,
  formula: `1.35·Qn/(√3·Un) = ${TIMES} × ${formatted(ratedCurrent(capacitors))} A（Un = ${formatted(capacitors.rated / 1000, 3)} kV）`,
  text: mainText(capacitors, system),
  source: "GB 50053-2013 5.1.4",
});
