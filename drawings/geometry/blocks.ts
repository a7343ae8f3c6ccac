import type { Stubs } from "./schematic";

/** Conductors and terminals that most schematics share. */
export const PHASES = ["L1", "L2", "L3"];
export const FOUR = [...PHASES, "N"];
export const FIVE = [...FOUR, "PE"];
export const ABC = ["A", "B", "C"];
/** Entry (starred, S1) and exit (S2) of each phase current. */
export const PAIRS = ["IA*", "IA", "IB*", "IB", "IC*", "IC"];
/** The same on the first six terminals of a terminal block. */
export const X1 = PAIRS.map((name, index) => `X1:${index + 1} ${name}`);
export const CLIPS = ["CT1 S1", "CT1 S2", "CT2 S1", "CT2 S2", "CT3 S1", "CT3 S2"];

export const stub = (terminals: string[], to: string, via?: Stubs["via"]): Stubs => ({
  kind: "stubs",
  terminals,
  to,
  ...(via && { via }),
});
