// What is found without running anything of the site: rules, format, types, unused code.
import { tool } from "./run.mjs";

const held = { isHeld: true };
/** What did not change since it was last found right is not read again. */
const FORMAT = ["--check", "--log-level", "warn", "--cache", "--cache-strategy", "content"];

/** @typedef {[name: string, work: () => Promise<boolean>]} Check */
/** The longest first: none of them keeps two cores busy by itself. @type {Check[]} */
const CHECKS = [
  ["lint", () => tool("eslint", ["."], held)],
  ["format", () => tool("prettier", [...FORMAT, "."], held)],
  ["types", async () => (await tool("next", ["typegen"], held)) && tool("tsc", ["--checkers", "1"], held)],
  ["unused code, circles", () => tool("knip", ["--files", "--dependencies", "--exports", "--cycles"], held)],
  ["styles", () => tool("stylelint", ["{app,components}/**/*.css"], held)],
];

/**
 * Two at a time, each said with its own time.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function staticChecks() {
  // Packages are there once scripts/test.mjs has installed them.
  const { default: pLimit } = await import("p-limit");
  const failed = await pLimit(2).map(CHECKS, async ([name, work]) => {
    const from = Date.now();
    const isOk = await work();
    console.log(`  ${name}: ${isOk ? "ok" : "FAILED"}, ${Math.round((Date.now() - from) / 100) / 10} s`);
    return isOk ? [] : [name];
  });
  return failed.flat();
}
