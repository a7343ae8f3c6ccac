import { setTimeout as pause } from "node:timers/promises";
import { visit } from "./client";

/** Milliseconds until the readiness check fails; Infinity if it never does. */
export async function untilUnready(url: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < 6000) {
    if ((await visit(url, "/api/health/ready")) === 503) return performance.now() - start;
    await pause(50);
  }
  return Infinity;
}
