// What is found without running anything of the site: rules, format, types, unused code.
import { tool } from "./run.mjs";

const held = { isHeld: true };
/** What did not change since it was last found right is not read again. */
const FORMAT = ["--check", "--log-level", "warn", "--cache", "--cache-strategy", "content"];

/**
 * One of the checks, with its own time.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @returns {Promise<string[]>} its name where it failed
 */
async function check(name, work) {
  const from = Date.now();
  const isOk = await work();
  console.log(`  ${name}: ${isOk ? "ok" : "FAILED"}, ${Math.round((Date.now() - from) / 100) / 10} s`);
  return isOk ? [] : [name];
}

/**
 * Two at a time: none of them keeps two cores busy by itself.
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function staticChecks() {
  const found = await Promise.all([
    check("lint", () => tool("eslint", ["."], held)),
    (async () => [
      ...(await check("styles", () => tool("stylelint", ["{app,components}/**/*.css"], held))),
      ...(await check("format", () => tool("prettier", [...FORMAT, "."], held))),
      ...(await check(
        "types",
        async () => (await tool("next", ["typegen"], held)) && tool("tsc", ["--checkers", "1"], held),
      )),
      ...(await check("unused code, circles", () =>
        tool("knip", ["--files", "--dependencies", "--exports", "--cycles"], held),
      )),
    ])(),
  ]);
  return found.flat();
}
