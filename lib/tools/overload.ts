import { formatted } from "./answer";

/** No transformer carries a larger multiple of its rating for long. */
const MOST_LOAD = 1.2;

/** The message for a load that exceeds the transformer; both in kVA. */
export const overloadOf = (apparent: number, capacity: number): string | undefined =>
  apparent > capacity * MOST_LOAD
    ? `负荷 ${formatted(apparent, 0)} kVA 超过变压器 ${formatted(capacity)} kVA 的 ${MOST_LOAD} 倍，请核对`
    : undefined;
