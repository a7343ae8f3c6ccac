import type { Stubs } from "./schematic";

/** Conductors and terminals that most schematics share. */
export const PHASES = ["A", "B", "C"];
export const FOUR = [...PHASES, "N"];
export const FIVE = [...FOUR, "PE"];
/** Entry (starred, S1) and exit (S2) of each phase current. */
export const PAIRS = ["IA*", "IA", "IB*", "IB", "IC*", "IC"];

export const stub = (terminals: string[], to: string, via?: Stubs["via"]): Stubs => ({
  kind: "stubs",
  terminals,
  to,
  ...(via && { via }),
});
