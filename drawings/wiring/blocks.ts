import type { Stubs, Taps } from "./schematic";

/** Conductors and terminals that most schematics share. */
export const PHASES = ["A", "B", "C"];
export const FOUR = [...PHASES, "N"];
export const FIVE = [...FOUR, "PE"];
/** Input (starred, S1) and output (S2) of each phase current. */
export const PAIRS = ["IA*", "IA", "IB*", "IB", "IC*", "IC"];

/** Whether a tapped conductor is protected: PE never is, N is not by fuses. */
export const isGuarded = (via: Taps["via"], name: string) =>
  via !== undefined && name !== "PE" && !(via === "fuse" && name === "N");

export const stub = (terminals: string[], to: string, via?: Stubs["via"]): Stubs => ({
  kind: "stubs",
  terminals,
  to,
  ...(via && { via }),
});
