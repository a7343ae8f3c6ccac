/** The harmonic pollution of the network, which decides which capacitors may be connected. */
export type Pollution = "clean" | "moderate" | "polluted" | "heavy";

const LEVELS: readonly Pollution[] = ["clean", "moderate", "polluted", "heavy"];

/**
 * Limits between the levels in percent: nonlinear load by transformer capacity, and current distortion. Source:
 * Schneider Electric《Electrical Installation Guide》chapter L, choice of capacitors by G_h/S_n and THDi.
 */
export const LIMITS = { share: [15, 25, 50], thdi: [5, 10, 20] } as const;

/** @param percent 0 to 200 */
export const pollutionOf = (measure: keyof typeof LIMITS, percent: number): Pollution =>
  LEVELS[LIMITS[measure].filter((limit) => percent > limit).length] ?? "heavy";

/** Orders that rectifiers generate, and the third of single-phase ones. */
const CHARACTERISTIC = [3, 5, 7, 11, 13];
/** A resonance within this fraction of an order amplifies it. */
const NEAR = 0.1;

/** The characteristic order that a resonance is near, if any. @param order above 0 */
export const endangered = (order: number) =>
  CHARACTERISTIC.find((known) => Math.abs(order - known) <= known * NEAR);

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

/** The current distortion in percent up to which `adviseRate` needs no detuning reactor. */
export const bareUpTo = (isNearResonance: boolean): number => LIMITS.thdi[isNearResonance ? 0 : 1];

/** The suitable rate of the series reactor. @param isNearResonance without reactor, for any number of steps */
export function adviseRate(
  pollution: Pollution,
  leading: Leading,
  isHighVoltage: boolean,
  isNearResonance: boolean,
): number {
  const { plain, detuned } = ratesFor(leading, isHighVoltage);
  const isPolluted = pollution === "polluted" || pollution === "heavy";
  return isPolluted || (pollution === "moderate" && isNearResonance) ? detuned : plain;
}
