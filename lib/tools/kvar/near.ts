import { formatted } from "@/lib/tools/answer";
import { endangered } from "./detuning";
import { resonanceOrder } from "./reactor";

/** Numbers of active steps whose resonance is near a harmonic, and the orders with the fewest and most of them. */
export type Near = { harmonic: number; steps: readonly [number, number]; orders: readonly [number, number] };

/** Stepped capacitors: the reactor's rate in percent, and kvar at the busbar with all steps on. */
type Switched = { rate: number; steps: { count: number }; output: number };

/**
 * Every number of active steps near a harmonic, the lowest harmonic first, as its current is largest.
 * @param shortCircuit kVA, above 0
 */
export function nearOrders({ rate, steps, output }: Switched, shortCircuit: number): Near[] {
  const found = new Map<number, Near>();
  // More capacitors lower the resonance, so the numbers of steps near one harmonic are consecutive.
  for (let on = 1; on <= steps.count; on++) {
    const order = resonanceOrder(shortCircuit, (output * on) / steps.count, rate / 100);
    const harmonic = endangered(order);
    if (harmonic === undefined) continue;
    const { steps: [first] = [on], orders: [highest] = [order] } = found.get(harmonic) ?? {};
    found.set(harmonic, { harmonic, steps: [first, on], orders: [highest, order] });
  }
  return [...found.values()].sort((a, b) => a.harmonic - b.harmonic);
}

export const harmonicsOf = (near: readonly Near[]) => near.map(({ harmonic }) => harmonic);

/** `7.7`, `12.3~10.8`. */
const between = ([first, last]: readonly [number, number]) =>
  [...new Set([formatted(first), formatted(last)])].join("~");

/** In a sentence, with the kvar of these steps: `投入 17~18 级（Qc 268.6~284.4 kvar）时 n = 7.9~7.7，接近 7 次`. */
export const nearInFull = (near: readonly Near[], { steps: { count }, output }: Switched): string =>
  near
    .map(({ steps, orders, harmonic }) => {
      const kvar = between([(output * steps[0]) / count, (output * steps[1]) / count]);
      return `投入 ${between(steps)} 级（Qc\u00a0${kvar} kvar）时 n\u00a0=\u00a0${between(orders)}，接近 ${harmonic} 次`;
    })
    .join("；");

/** For a cell of a table: `18 级 7.7（近 7 次）、7~9 级 12.3~10.8（近 11 次）`. */
export const nearFigures = (near: readonly Near[]): string =>
  near
    .map(({ steps, orders, harmonic }) => `${between(steps)} 级 ${between(orders)}（近 ${harmonic} 次）`)
    .join("、");
