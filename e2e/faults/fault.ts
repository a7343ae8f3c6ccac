export type Scale = "short" | "long";

/** A row of the report: the fault, the measurement, and whether it meets the promise. */
type Finding = { what: string; measured: string; isFine: boolean };

/** Skipped: it cannot be tried on this machine. */
type Skipped = { what: string; why: string };

export type Fault = (scale: Scale) => Promise<Finding | Skipped>;

export const percentile = (values: number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Milliseconds that `work` takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
