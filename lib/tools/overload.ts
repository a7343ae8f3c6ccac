import { formatted } from "./answer";

/** So much more than its rating no transformer carries for long. */
const MOST_LOAD = 1.2;

/** What is wrong with a load that its transformer cannot carry; both in kVA. */
export const overloadOf = (apparent: number, capacity: number): string | undefined =>
  apparent > capacity * MOST_LOAD
    ? `负荷 ${formatted(apparent, 0)} kVA 超过变压器 ${formatted(capacity)} kVA 的 ${MOST_LOAD} 倍，请核对`
    : undefined;
