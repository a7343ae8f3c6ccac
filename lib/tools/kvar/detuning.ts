/** The harmonic pollution of the network, which decides which capacitors may be connected. */
export type Pollution = "quiet" | "clean" | "moderate" | "polluted" | "heavy";

const LEVELS: readonly Pollution[] = ["quiet", "clean", "moderate", "polluted", "heavy"];

/**
 * Limits between the levels in percent: nonlinear load by transformer capacity, and current distortion. Source:
 * Schneider Electric《Electrical Installation Guide》chapter L, choice of capacitors by G_h/S_n and THDi. The first is a fifth
 * of the third: a resonance 10 % from an order amplifies it about fivefold, 1/|1 − (h/n)²|.
 */
export const LIMITS = { share: [5, 15, 25, 50], thdi: [2, 5, 10, 20] } as const;

/** @param percent 0 to 200 */
export const pollutionOf = (measure: keyof typeof LIMITS, percent: number): Pollution =>
  LEVELS[LIMITS[measure].filter((limit) => percent > limit).length] ?? "heavy";

/**
 * Orders that rectifiers generate, and the third of single-phase ones. A resonance within this fraction of an order
 * amplifies it; the fifth and seventh are the largest, and at 15 % they are still amplified fourfold.
 */
const CHARACTERISTIC = [
  { order: 3, near: 0.1 },
  { order: 5, near: 0.15 },
  { order: 7, near: 0.15 },
  { order: 11, near: 0.1 },
  { order: 13, near: 0.1 },
];
/** The currents of higher orders are small. */
const LARGEST = 7;

/** The characteristic order that a resonance is near, if any. @param resonance its order, above 0 */
export const endangered = (resonance: number) =>
  CHARACTERISTIC.find(({ order, near }) => Math.abs(resonance - order) <= order * near)?.order;

export type Leading = "3" | "5";

/**
 * Reactance rates in percent, 0 for no reactor: one that only limits inrush currents, and one against harmonics. High
 * voltage by GB 50227-2017 5.5.2: 12 % against the third order, 5 % against the fifth, 1 % against inrush only. Low
 * voltage: 14 % and 7 %, the rates of the reactors in the catalogue.
 */
export function ratesFor(leading: Leading, isHighVoltage: boolean) {
  if (isHighVoltage) return { plain: 1, detuned: leading === "3" ? 12 : 5 };
  return { plain: 0, detuned: leading === "3" ? 14 : 7 };
}

/** Whether a reactor of this rate detunes the capacitors; smaller ones only limit inrush currents. */
export const detunes = (rate: number) => rate > 1;

/** The highest level without a detuning reactor. @param near the orders near which capacitors without one resonate */
const highestBare = (near: readonly number[]) =>
  near.length === 0 ? 2 : near.some((order) => order <= LARGEST) ? 0 : 1;

/** Whether capacitors without a detuning reactor are acceptable. */
export const allowsBare = (pollution: Pollution, near: readonly number[]) =>
  LEVELS.indexOf(pollution) <= highestBare(near);

/** The current distortion in percent up to which `adviseRate` needs no detuning reactor. */
export const bareUpTo = (near: readonly number[]): number => LIMITS.thdi[highestBare(near)];

/** The suitable rate of the series reactor. @param near as of allowsBare, for any number of steps */
export function adviseRate(
  pollution: Pollution,
  leading: Leading,
  isHighVoltage: boolean,
  near: readonly number[],
): number {
  const { plain, detuned } = ratesFor(leading, isHighVoltage);
  return allowsBare(pollution, near) ? plain : detuned;
}
