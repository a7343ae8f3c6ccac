import { resonanceOrder } from "./reactor";

/** How polluted the network is, which decides what may be switched onto it. */
export type Pollution = "clean" | "moderate" | "polluted" | "heavy";

const LEVELS: readonly Pollution[] = ["clean", "moderate", "polluted", "heavy"];

/**
 * Where one level ends and the next begins, in percent: nonlinear power by transformer capacity, and current distortion.
 * Source: Schneider Electric《Electrical Installation Guide》chapter L, choice of capacitors by G_h/S_n and THDi.
 */
export const LIMITS = { share: [15, 25, 50], thdi: [5, 10, 20] } as const;

/** @param percent 0 to 200 */
export const pollutionOf = (measure: keyof typeof LIMITS, percent: number): Pollution =>
  LEVELS[LIMITS[measure].filter((limit) => percent > limit).length] ?? "heavy";

/** Orders that rectifiers make, and the third of single-phase ones. */
const CHARACTERISTIC = [3, 5, 7, 11, 13];
/** Nearer than so much of an order, resonance amplifies it. */
const NEAR = 0.1;

/** The characteristic order that a resonance comes too near to, if any. @param order above 0 */
export const endangered = (order: number) =>
  CHARACTERISTIC.find((known) => Math.abs(order - known) <= known * NEAR);

/**
 * The series reactor's rate that fits, in percent; 0 for none. High voltage by GB 50227-2017 5.5.2: 12 % against the third
 * order, 5 % against the fifth, 1 % against inrush alone. Low voltage: 14 % and 7 %, as the reactors of the catalogue are.
 */
export function adviseRate(
  pollution: Pollution,
  leading: "3" | "5",
  isHighVoltage: boolean,
  resonance: number | undefined,
): number {
  const isAtRisk = pollution !== "clean" && resonance !== undefined && endangered(resonance) !== undefined;
  if (pollution === "polluted" || pollution === "heavy" || isAtRisk) {
    if (leading === "3") return isHighVoltage ? 12 : 14;
    return isHighVoltage ? 5 : 7;
  }
  return isHighVoltage ? 1 : 0;
}

/** Resonance of network and compensation; undefined where nothing is compensated. */
export const resonanceOf = (shortCircuit: number, kvar: number) =>
  kvar > 0 ? resonanceOrder(shortCircuit, kvar) : undefined;
