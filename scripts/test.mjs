// Everything that proves the site, from a checkout with nothing installed. `all` adds what is asked for before a
// release: every page with axe, the crawl of every link, the long faults. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { audit } from "./audit.mjs";
import { built } from "./build.mjs";
import { browser, install } from "./install.mjs";
import { tool } from "./run.mjs";
import { readSettings, root } from "./settings.mjs";

const REPORTS = "test-results";
const UNIT = path.join(root, REPORTS, "unit.json");
const FAULTS = path.join(root, REPORTS, "faults.json");
const E2E = path.join(root, REPORTS, "e2e.json");
const isAll = process.argv[2] === "all";

let passed = 0;
let failed = 0;
const start = Date.now();

/**
 * Runs one stage and prints how long it took.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @param {() => { passed: number, failed: number }} [count]
 */
async function stage(name, work, count = () => ({ passed: 0, failed: 0 })) {
  console.log(`\n— ${name}`);
  const from = Date.now();
  const ok = await work();
  const found = count();
  passed += found.passed;
  failed += found.failed || (ok ? 0 : 1);
  console.log(`— ${name}: ${ok ? "ok" : "FAILED"}, ${((Date.now() - from) / 1000).toFixed(1)} s`);
}

/** @param {string} file */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

const unitCount = () => {
  const { numPassedTests = 0, numFailedTests = 0 } = report(UNIT) ?? {};
  return { passed: numPassedTests, failed: numFailedTests };
};

const e2eCount = () => {
  const { expected = 0, flaky = 0, unexpected = 0 } = report(E2E)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
};

const faultCount = () => ({ passed: 0, failed: 0, ...report(FAULTS) });

/**
 * Names of the end-to-end tests that passed at the second try only.
 * @typedef {{ file: string, suites?: Suite[], specs?: { title: string, tests: { status: string, projectName: string }[] }[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
const flakyIn = (suites = []) =>
  suites.flatMap(({ file, suites: inner, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
    ),
    ...flakyIn(inner),
  ]);

/** @param {() => Promise<void>} work */
const done = (work) => () => work().then(() => true);

readSettings();
delete process.env.DATABASE_FILE;
await stage("install", done(install));
await stage("browser", done(browser));
rmSync(path.join(root, REPORTS), { recursive: true, force: true });
mkdirSync(path.join(root, REPORTS), { recursive: true });

const held = { isHeld: true };
const json = ["--reporter=dot", "--reporter=json", `--outputFile.json=${UNIT}`];
// Two at a time: none of them keeps two cores busy by itself.
await Promise.all([
  stage("lint", () => tool("eslint", ["."], held)),
  stage("format", () => tool("prettier", ["--check", "--log-level", "warn", "."], held))
    .then(() =>
      stage("types", async () => (await tool("next", ["typegen"], held)) && tool("tsc", ["--noEmit"], held)),
    )
    .then(() => stage("unused code", () => tool("knip", [], held))),
]);
await Promise.all([
  stage("unit tests", () => tool("vitest", ["run", ...json], held), unitCount),
  stage("build", done(built)),
]);
await stage(
  "end-to-end tests",
  () =>
    tool("playwright", ["test", "--reporter=list,json,html", ...(isAll ? [] : ["--grep-invert=@all"])], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E, PLAYWRIGHT_HTML_OPEN: "never" },
    }),
  e2eCount,
);
await stage("faults", () => tool("tsx", ["e2e/faults.ts", isAll ? "long" : "short"]), faultCount);

if (isAll) await stage("packages", () => Promise.resolve(audit()));

const flaky = flakyIn(report(E2E)?.suites);
console.log(
  `\n${Math.round((Date.now() - start) / 1000)} s, ${flaky.length} flaky${flaky.map((name) => `\n  passed at the second try: ${name}`).join("")}`,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
