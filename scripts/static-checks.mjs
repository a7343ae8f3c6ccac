// Static checks: lint rules, format, types, unused code.
import { tool } from "./run.mjs";
import { hashOf } from "./stamp.mjs";

const held = { isHeld: true };
/** Files that have not changed since they last passed are skipped. */
const CACHE = ["--cache", "--cache-strategy", "content"];
/** The linters do not include `browserslist` of package.json in their cache keys. @param {string} name */
const kept = (name) => {
  const hash = hashOf(["package.json"], /^$/, []);
  return [...CACHE, "--cache-location", `node_modules/.cache/${name}/${hash}/`];
};
/** Not Prettier's default cache file, which it deletes whenever it runs without cache. */
const FORMAT = [
  "--check",
  "--log-level",
  "warn",
  ...CACHE,
  "--cache-location",
  "node_modules/.cache/check.prettier",
];
const UNUSED = ["--files", "--dependencies", "--exports", "--cycles", "--cache"];

/** @typedef {[name: string, work: () => Promise<boolean>]} Check */
/** The longest first, as none of them keeps two cores busy alone. @type {Check[]} */
const CHECKS = [
  ["lint", () => tool("eslint", [".", ...kept("eslint")], held)],
  ["format", () => tool("prettier", [...FORMAT, "."], held)],
  ["types", async () => (await tool("next", ["typegen"], held)) && tool("tsc", ["--checkers", "1"], held)],
  ["unused code, circles", () => tool("knip", UNUSED, held)],
  ["styles", () => tool("stylelint", ["{app,components}/**/*.css", ...kept("stylelint")], held)],
];

/**
 * Runs two at a time, and prints each with its duration.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function staticChecks() {
  // Available only after scripts/test.mjs has installed the packages.
  const { default: pLimit } = await import("p-limit");
  const failed = await pLimit(2).map(CHECKS, async ([name, work]) => {
    const from = Date.now();
    const isOk = await work();
    console.log(`  ${name}: ${isOk ? "ok" : "FAILED"}, ${Math.round((Date.now() - from) / 100) / 10} s`);
    return isOk ? [] : [name];
  });
  return failed.flat();
}
