import strings from "@/e2e/hostile/strings.json" with { type: "json" };

/** Numbers at and beyond limits. */
const NUMBERS = ["0", "-1", "1e9", "10000", "999999999999999999999", "0x10", "１"];
const EVERY = 20;

/** The Big List of Naughty Strings (MIT, licence beside it), and numbers. */
export const ALL: readonly string[] = [...strings, ...NUMBERS];
/** A sample of each of its sections, for the gate. */
export const FEW: readonly string[] = [...strings.filter((_, at) => at % EVERY === 0), ...NUMBERS];
