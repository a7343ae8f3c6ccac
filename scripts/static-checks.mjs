// What is found without running anything of the site: rules, format, types, unused code.
import { tool } from "./run.mjs";
import { hashOf } from "./stamp.mjs";

const held = { isHeld: true };
/** What did not change since it was last found right is not read again. */
const CACHE = ["--cache", "--cache-strategy", "content"];
/** Which browsers are promised stands in package.json, and is not among what the linters themselves compare. @param {string} name */
const kept = (name) => {
  const hash = hashOf(["package.json"], /^$/, []);
  return [...CACHE, "--cache-location", `node_modules/.cache/${name}/${hash}/`];
};
/** Not where Prettier keeps it by itself: it drops that whenever it runs without it. */
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
/** The longest first: none of them keeps two cores busy by itself. @type {Check[]} */
const CHECKS = [
  ["lint", () => tool("eslint", [".", ...kept("eslint")], held)],
  ["format", () => tool("prettier", [...FORMAT, "."], held)],
  ["types", async () => (await tool("next", ["typegen"], held)) && tool("tsc", ["--checkers", "1"], held)],
  ["unused code, circles", () => tool("knip", UNUSED, held)],
  ["styles", () => tool("stylelint", ["{app,components}/**/*.css", ...kept("stylelint")], held)],
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
