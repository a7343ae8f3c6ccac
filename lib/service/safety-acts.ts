/** The actions of the steps before and after work on a device, in the order of making a device safe. */
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
