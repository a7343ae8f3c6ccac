import { FIRST_ORDER, LAST_ORDER, permittedCurrent, together } from "./gbt14549";
import { LOAD_KINDS } from "./spectra";

/** One order of the estimated current: A, and what GB/T 14549 permits; the voltage that it makes, as a part of one. */
export type Order = { order: number; current: number; permitted: number; voltage: number };

/** Harmonics of a low-voltage busbar. Currents in A, distortions as parts of one. */
export type Spectrum = {
  fundamental: number;
  orders: Order[];
  /** Root of the sum of squares. */
  harmonic: number;
  thdi: number;
  /** Of the voltage, by the network's reactance at each order, no capacitors being there. */
  thdu: number;
  /** Third orders of single-phase loads in the neutral conductor. */
  neutral: number;
  /** Reactive part of the fundamental, kvar. */
  reactive: number;
  /** Of the fundamental, kVA. */
  apparent: number;
};

type Network = { voltage: number; shortCircuit: number; share: number };

const ORDERS = Array.from({ length: LAST_ORDER - FIRST_ORDER + 1 }, (_, at) => FIRST_ORDER + at);
/** Third orders of the three phases arrive in the neutral in step. */
const PHASES = 3;
const rootOfSquares = (values: readonly number[]) => Math.hypot(...values);

/**
 * @param powers kW of each kind of load by its name, none negative
 * @param network V line to line, MVA at the point, share of it in (0, 1]
 */
export function spectrumOf(
  powers: Readonly<Record<string, number>>,
  { voltage, shortCircuit, share }: Network,
): Spectrum {
  const loads = LOAD_KINDS.map((kind) => {
    const active = powers[kind.name] ?? 0;
    return { ...kind, active, current: (active * 1000) / (Math.sqrt(3) * voltage * kind.cos) };
  });
  const active = loads.reduce((sum, load) => sum + load.active, 0);
  const reactive = loads.reduce((sum, load) => sum + load.active * Math.tan(Math.acos(load.cos)), 0);
  const apparent = Math.hypot(active, reactive);
  const fundamental = (apparent * 1000) / (Math.sqrt(3) * voltage);
  const at = (order: number, chosen: typeof loads) =>
    together(
      order,
      chosen.map(({ current, spectrum }) => (current * (spectrum[order] ?? 0)) / 100),
    );
  const reactance = voltage ** 2 / (shortCircuit * 1e6);
  const orders = ORDERS.map((order): Order => {
    const current = at(order, loads);
    return {
      ...{ order, current, permitted: permittedCurrent(order, shortCircuit, share) },
      voltage: (order * reactance * current) / (voltage / Math.sqrt(3)),
    };
  });
  const harmonic = rootOfSquares(orders.map(({ current }) => current));
  const single = loads.filter(({ isSinglePhase }) => isSinglePhase);
  const thirds = ORDERS.filter((order) => order % 3 === 0).map((order) => at(order, single));
  return {
    fundamental,
    orders,
    harmonic,
    thdi: fundamental > 0 ? harmonic / fundamental : 0,
    thdu: rootOfSquares(orders.map((one) => one.voltage)),
    neutral: PHASES * rootOfSquares(thirds),
    reactive,
    apparent,
  };
}
