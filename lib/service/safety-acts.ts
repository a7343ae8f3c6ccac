/** What the steps before and after work on a device do, in the order in which a device is made safe. */
export const SAFETY_ACTS = [
  "switch-off",
  "isolate",
  "wait",
  "test",
  "discharge",
  "earth",
  "restore",
] as const;
export type SafetyAct = (typeof SAFETY_ACTS)[number];
