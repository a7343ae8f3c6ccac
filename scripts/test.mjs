// Everything that proves the site, from a checkout with nothing installed; the last line counts the tests.
//   npm test                           all stages
//   npm run test:all                   with what is asked for before a release: every page, every link, the long faults
//   node scripts/test.mjs static unit  these stages only; --shard=1/2 takes half of the end-to-end tests
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { audit } from "./audit.mjs";
import { built } from "./build.mjs";
import { browser, engines, install } from "./install.mjs";
import { tool } from "./run.mjs";
import { readSettings, root } from "../lib/settings.mjs";
import { staticChecks } from "./static-checks.mjs";
import { e2eCount, faultCount, nothing, unitCount } from "./test-report.mjs";

const REPORTS = path.join(root, "test-results");
const [UNIT, E2E, FAULTS, LOADS, EDITED, STAGES] = ["unit", "e2e", "faults", "loads", "edited", "stages"].map(
  (name) => path.join(REPORTS, `${name}.json`),
);
/** The time limit of a stage in seconds, on two idle cores. */
const BUDGET = {
  install: 90,
  browsers: 60,
  static: 60,
  unit: 75,
  build: 60,
  e2e: 240,
  faults: 240,
  loads: 60,
  edited: 180,
  packages: 60,
};
const SLOWEST = 10;

const { values, positionals } = parseArgs({
  options: { shard: { type: "string" }, project: { type: "string" } },
  allowPositionals: true,
});
const isAll = positionals.includes("all");
/** On a busy machine a test may need a retry: it is reported, and fails if this is set. */
const isStrict = isAll || process.env.STRICT_FLAKES === "1";
const chosen = positionals.filter((name) => name !== "all");
/** @param {keyof typeof BUDGET} name */
const isNamed = (name) => chosen.length === 0 || chosen.includes(name);
/** Stages that the chosen ones depend on are always included. @param {keyof typeof BUDGET} name */
const isChosen = (name) =>
  name === "install" ||
  (name === "browsers" ? isNamed("e2e") || isNamed("faults") || isNamed("loads") : isNamed(name));

/** @typedef {{ name: keyof typeof BUDGET, seconds: number, budget: number, isOk: boolean } & import("./test-report.mjs").Count} Stage */
/** @type {Stage[]} */
const stages = [];
const start = Date.now();
/** @param {number} from */
const since = (from) => Math.round((Date.now() - from) / 100) / 10;

/**
 * Runs a stage, prints its duration and collects its test results.
 * @param {keyof typeof BUDGET} name
 * @param {() => Promise<boolean>} work
 * @param {() => import("./test-report.mjs").Count} [count]
 */
async function stage(name, work, count = nothing) {
  if (!isChosen(name)) return;
  console.log(`\n— ${name}`);
  const from = Date.now();
  const isOk = await work();
  const found = count();
  const isSilent = !isOk && found.failed === 0;
  const failed = isSilent ? 1 : found.failed;
  const notes = isSilent ? [...found.notes, `FAILED: ${name}`] : found.notes;
  const seconds = since(from);
  stages.push({ name, seconds, budget: BUDGET[name], isOk: failed === 0, ...found, failed, notes });
  console.log(`— ${name}: ${failed === 0 ? "ok" : "FAILED"}, ${seconds} s (budget ${BUDGET[name]} s)`);
}

const held = { isHeld: true };
/** Makes vitest and Playwright include slow tests. @type {Record<string, string>} */
const extent = isAll ? { TEST_ALL: "1" } : {};

const unitTests = () =>
  tool(
    "vitest",
    [
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${UNIT}`,
      // Files in one process share modules: in random order a file that depends on an earlier one fails.
      ...(isAll ? ["--sequence.shuffle.files"] : []),
    ],
    { ...held, env: extent },
  );

const endToEndTests = () =>
  tool(
    "playwright",
    [
      "test",
      "--reporter=list,json,html",
      ...(isAll ? [] : ["--grep-invert=@all"]),
      ...(values.shard ? [`--shard=${values.shard}`] : []),
      ...(values.project ? [`--project=${values.project}`] : []),
    ],
    { env: { ...extent, PLAYWRIGHT_JSON_OUTPUT_FILE: E2E ?? "", PLAYWRIGHT_HTML_OPEN: "never" } },
  );

/** @param {"faults" | "loads"} part */
const faultTests = (part) => tool("tsx", ["e2e/faults.ts", isAll ? "long" : "short", part], held);

/** Specs that read pages, on a store that an editor has changed since the release was built. */
const EDITED_SPECS = [
  "e2e/[a-z-]+\\.spec",
  "e2e/server/(?:canonical|catalogue|crawl|drawings|openapi)\\.spec",
];
async function editedTests() {
  const store = path.join(REPORTS, "edited.db");
  if (!(await tool("tsx", ["scripts/edited-store.ts", store]))) return false;
  const projects = ["--project=desktop", "--project=server"];
  return tool(
    "playwright",
    ["test", "--reporter=list,json", "--grep-invert=@all", ...projects, ...EDITED_SPECS],
    { env: { EDITED_STORE: store, PLAYWRIGHT_JSON_OUTPUT_FILE: EDITED ?? "" } },
  );
}

readSettings();
delete process.env.DATABASE_FILE;
await stage("install", () => install().then(() => true));
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

async function browsers() {
  await browser(isAll);
  if (isChosen("e2e") && values.project !== "server") await engines({ isAll });
  return true;
}

/** @type {string[]} */
let failedChecks = [];
async function stagesWithoutBrowser() {
  await stage(
    "static",
    async () => (failedChecks = await staticChecks()).length === 0,
    () => ({
      ...nothing(),
      failed: failedChecks.length,
      notes: failedChecks.map((name) => `FAILED: ${name}`),
    }),
  );
  // In sequence: each uses both cores, and in parallel they would take longer.
  await stage("unit", unitTests, () => unitCount(UNIT ?? "", root));
  await stage("build", () => built().then(() => true));
}
await Promise.all([stage("browsers", browsers), stagesWithoutBrowser()]);
const endToEnd = () => stage("e2e", endToEndTests, () => e2eCount(E2E ?? "", isStrict));
const faults = () =>
  stage(
    "faults",
    () => faultTests("faults"),
    () => faultCount(FAULTS ?? ""),
  );
// The short faults mostly wait; the long ones and browsers would take CPU time from each other.
if (isAll) {
  await endToEnd();
  await faults();
} else await Promise.all([endToEnd(), faults()]);
await stage(
  "loads",
  () => faultTests("loads"),
  () => faultCount(LOADS ?? ""),
);

if (isAll) await stage("edited", editedTests, () => e2eCount(EDITED ?? "", isStrict));
if (isAll) await stage("packages", () => Promise.resolve(audit()));

const slowest = stages
  .flatMap(({ files }) => files)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST);
const summary = stages.map(({ files: _files, ...rest }) => rest);
writeFileSync(STAGES ?? "", JSON.stringify({ seconds: since(start), stages: summary, slowest }, null, 2));

console.log(`\nThe ${SLOWEST} slowest files, in seconds of one worker:`);
for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)}  ${file}`);
console.log(
  `\n${Math.round(since(start))} s: ${stages.map(({ name, seconds }) => `${name} ${seconds}`).join(", ")}`,
);
for (const { notes } of stages) for (const note of notes) console.log(`  ${note}`);
for (const { name, seconds, budget } of stages)
  if (!isAll && seconds > 2 * budget)
    console.log(`  ${name} took ${seconds} s, more than twice its budget of ${budget} s`);
const total = (/** @type {"passed" | "failed"} */ what) =>
  stages.reduce((sum, stage) => sum + stage[what], 0);
console.log(`${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
