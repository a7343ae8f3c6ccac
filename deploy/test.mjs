// Everything that proves the site, from a checkout with nothing installed. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { built } from "./build.mjs";
import { browser, install } from "./install.mjs";
import { tool } from "./run.mjs";
import { readSettings, root } from "./settings.mjs";

const REPORTS = "test-results";
const UNIT = path.join(root, REPORTS, "unit.json");
const FAULTS = path.join(root, REPORTS, "faults.json");
const E2E = path.join(root, REPORTS, "e2e.json");

let passed = 0;
let failed = 0;

/**
 * Runs one stage and prints how long it took.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @param {() => { passed: number, failed: number }} [count]
 */
async function stage(name, work, count = () => ({ passed: 0, failed: 0 })) {
  console.log(`\n— ${name}`);
  const start = Date.now();
  const ok = await work();
  const found = count();
  passed += found.passed;
  failed += found.failed || (ok ? 0 : 1);
  console.log(`— ${name}: ${ok ? "ok" : "FAILED"}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
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

/** @param {() => Promise<void>} work */
const done = (work) => () => work().then(() => true);

readSettings();
delete process.env.DATABASE_FILE;
await stage("install", done(install));
await stage("browser", done(browser));
rmSync(path.join(root, REPORTS), { recursive: true, force: true });
mkdirSync(path.join(root, REPORTS), { recursive: true });
await stage("format", () => tool("prettier", ["--check", "--log-level", "warn", "."]));
await stage("lint", () => tool("eslint", ["."]));
await stage("types", async () => (await tool("next", ["typegen"])) && tool("tsc", ["--noEmit"]));
await stage("unused code", () => tool("knip", []));
const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${UNIT}`];
await stage("unit tests", () => tool("vitest", ["run", ...json]), unitCount);
await stage("build", done(built));
const listed = ["test", "--reporter=list,json"];
await stage(
  "end-to-end tests",
  () => tool("playwright", listed, { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E }),
  e2eCount,
);
await stage("faults", () => tool("tsx", ["e2e/faults.ts", "short"]), faultCount);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
