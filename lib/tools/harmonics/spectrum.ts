import { FIRST_ORDER, LAST_ORDER, permittedCurrent, together } from "./gbt14549";
import { LOAD_KINDS } from "./spectra";

/** An order of the estimated current: current and limit of GB/T 14549 in A, and the resulting voltage as a fraction. */
export type Order = { order: number; current: number; permitted: number; voltage: number };

/** Harmonics at a low-voltage busbar. Currents in A, distortions as fractions. */
export type Spectrum = {
  fundamental: number;
  orders: Order[];
  /** Root of the sum of squares. */
  harmonic: number;
  thdi: number;
  /** Voltage distortion by the network reactance at each order, without capacitors. */
  thdu: number;
  /** Triplen harmonics of single-phase loads in the neutral. */
  neutral: number;
  /** Reactive power of the fundamental, kvar. */
  reactive: number;
  /** Apparent power of the fundamental, kVA. */
  apparent: number;
};

type Network = { voltage: number; shortCircuit: number; share: number };

const ORDERS = Array.from({ length: LAST_ORDER - FIRST_ORDER + 1 }, (_, at) => FIRST_ORDER + at);
/** Triplen harmonics of the three phases are in phase in the neutral. */
const PHASES = 3;
const rootOfSquares = (values: readonly number[]) => Math.hypot(...values);

/**
 * @param powers kW of each kind of load by name, not negative
 * @param network line-to-line V, MVA at the point, share of it in (0, 1]
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
