export type Scale = "short" | "long";

/** One line of the table: what was done to the site, what was measured, and whether that is as promised. */
type Finding = { what: string; measured: string; isFine: boolean };

/** What cannot be tried on this machine: neither passed nor failed. */
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
