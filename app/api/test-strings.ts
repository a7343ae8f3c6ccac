import strings from "@/e2e/hostile/strings.json" with { type: "json" };

/** What tries the bounds of numbers. */
const NUMBERS = ["0", "-1", "1e9", "10000", "999999999999999999999", "0x10", "１"];
const EVERY = 20;

/** The Big List of Naughty Strings (MIT, licence beside it), and numbers. */
export const ALL: readonly string[] = [...strings, ...NUMBERS];
/** Some of each of its chapters, which are in order: what the gate tries. */
export const FEW: readonly string[] = [...strings.filter((_, at) => at % EVERY === 0), ...NUMBERS];
