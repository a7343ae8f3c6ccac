/**
 * Capacitors behind a series reactor. `rate` is X_L/X_C of the branch at 50 Hz, as a part of one, in [0, 0.5].
 * Source: GB 50227-2017《并联电容器装置设计规范》5.2（额定电压）、5.5（电抗率）.
 */

import { formatted } from "@/lib/tools/answer";

/** Voltage of a capacitor behind its reactor, V: U/(1 − p). */
export const capacitorVoltage = (system: number, rate: number) => system / (1 - rate);

/** Rated kvar to order so that `output` kvar reach the busbar: Q·(U_cap/U_sys)²·(1 − p). */
export const orderKvar = (output: number, rated: number, system: number, rate: number) =>
  output * (rated / system) ** 2 * (1 - rate);

/** Output at the busbar of capacitors rated for `rated` V, kvar: the inverse of orderKvar. */
export const outputKvar = (order: number, rated: number, system: number, rate: number) =>
  order / ((rated / system) ** 2 * (1 - rate));

/** Tuned frequency of a branch, Hz: 50/√p; for a rate above 0. */
export const tunedFrequency = (rate: number) => 50 / Math.sqrt(rate);

/**
 * Order of the parallel resonance of network and capacitors: 1/√(Q_c/S_k + p), which is √(S_k/Q_c) without a reactor.
 * GB 50227-2017 3.0.3. Both above 0, in kVA and kvar.
 */
export const resonanceOrder = (shortCircuit: number, compensation: number, rate = 0) =>
  1 / Math.sqrt(compensation / shortCircuit + rate);

/** Short-circuit capacity behind a transformer, kVA, for an infinite network in front of it. @param impedance % */
export const shortCircuitCapacity = (capacity: number, impedance: number) => (capacity * 100) / impedance;

/** Standard rated voltages of capacitors, V, at the levels of the catalogue. */
const RATED_VOLTAGES = [450, 480, 525, 800, 900, 1000, 6600, 7200, 11_000, 12_000];

/**
 * Low voltage: 10 % above the actual voltage, for its deviation (GB/T 12325: 7 %) and harmonics; 20 % without a reactor
 * if there are more harmonics.
 */
const MARGIN = { usual: 1.1, reinforced: 1.2 };

/**
 * The smallest standard rated voltage above system voltage and voltage rise of the reactor, V.
 * @param system 400, 690, 6000 or 10000
 */
export function ratedVoltage(system: number, rate: number, isReinforced = false): number {
  const margin = system > 1000 ? 1 : isReinforced ? MARGIN.reinforced : MARGIN.usual;
  // In floating point, 400 × 1.2 is slightly more than 480.
  const needed = Number((capacitorVoltage(system, rate) * margin).toFixed(3));
  return RATED_VOLTAGES.find((rated) => rated >= needed) ?? Math.ceil(needed / 100) * 100;
}

/** As ordered: high-voltage capacitors are single-phase units in star connection. */
export const ratedText = (rated: number) => (rated > 1000 ? `${rated / 1000}/√3 kV` : `${rated} V`);

/** Formats a rate: 5.67%. */
export const shownRate = (rate: number) => `${formatted(rate, 2)}%`;

/** Capacitors without a detuning reactor: high-voltage ones have a small reactor against inrush currents. */
export const bareText = (rate: number) => (rate > 0 ? `只串 ${shownRate(rate)} 电抗` : "不串电抗");

/** The formula of `resonanceOrder`, which does not break. @param rate as of it */
export const resonanceFormula = (rate: number) =>
  rate > 0 ? `n\u00a0=\u00a01 ÷ √(Qc ÷ Sk + ${formatted(rate, 4)})` : "n\u00a0=\u00a0√(Sk\u00a0÷\u00a0Qc)";

export const reactorText = (rate: number) => (rate > 0 ? `串 ${shownRate(rate)} 电抗` : "不串电抗");
