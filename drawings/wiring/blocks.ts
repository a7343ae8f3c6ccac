import type { Stubs } from "./schematic";

/** Conductors and terminals that most schematics share. */
export const PHASES = ["L1", "L2", "L3"];
export const FOUR = [...PHASES, "N"];
export const FIVE = [...FOUR, "PE"];
export const ABC = ["A", "B", "C"];
/** Entry (starred, S1) and exit (S2) of each phase current. */
export const PAIRS = ["IA*", "IA", "IB*", "IB", "IC*", "IC"];

export const stub = (terminals: string[], to: string, via?: Stubs["via"]): Stubs => ({
  kind: "stubs",
  terminals,
  to,
  ...(via && { via }),
});
