// Reads the reports of the tools of `npm test`: number of tests, failures and other exceptions, durations.
import { readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * The results of a stage. `notes` are all but plain passes: failures with the first lines of their message, flaky and
 * skipped tests.
 * @typedef {{ passed: number, failed: number, notes: string[], files: { file: string, seconds: number }[] }} Count
 */

/** @returns {Count} */
export const nothing = () => ({ passed: 0, failed: 0, notes: [], files: [] });

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** A tool that succeeds without a report has proved nothing. @param {string} file @returns {Count} */
const missing = (file) => ({ ...nothing(), failed: 1, notes: [`no report: ${path.basename(file)}`] });

const REASON_LINES = 3;
/**
 * CI keeps the last lines of the output, which must therefore say what failed and why.
 * @param {string} name
 * @param {string} [why]
 */
const failure = (name, why = "") =>
  `FAILED: ${name}${stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, REASON_LINES)
    .map((line) => `\n    ${line.trim()}`)
    .join("")}`;

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} UnitFile
 * @param {string} file vitest's JSON report
 * @param {string} root
 * @returns {Count}
 */
export function unitCount(file, root) {
  const report = read(file);
  if (!report) return missing(file);
  const files = /** @type {UnitFile[]} */ (report.testResults);
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const from = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return failure(from, message);
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${from} › ${fullName}`, failureMessages[0]),
    );
  });
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no failed tests.
    failed: report.numFailedTests || report.numFailedTestSuites,
    notes: [
      ...failures,
      ...(report.numPendingTests > 0 ? [`${report.numPendingTests} unit tests were skipped`] : []),
    ],
    files: files.map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * @typedef {{ status: string, projectName: string, results: { duration: number, error?: { message?: string } }[] }} Run
 * @typedef {{ file: string, suites?: Suite[], specs?: { title: string, tests: Run[] }[] }} Suite
 * @typedef {{ file: string, title: string, run: Run }} Played
 * @param {Suite[]} suites
 * @returns {Played[]}
 */
const playedIn = (suites = []) =>
  suites.flatMap(({ file, suites: inner, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((run) => ({ file, title, run }))),
    ...playedIn(inner),
  ]);

/**
 * @param {string} file Playwright's JSON report
 * @param {boolean} isStrict whether a test that passed only on retry is a failure
 * @returns {Count}
 */
export function e2eCount(file, isStrict) {
  const report = read(file);
  if (!report) return missing(file);
  const played = playedIn(report.suites);
  /** @param {string} status */
  const those = (status) => played.filter(({ run }) => run.status === status);
  /** @param {Played} test */
  const name = ({ file, title, run }) => `[${run.projectName}] ${file} › ${title}`;
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { file, run } of played)
    for (const { duration } of run.results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + (isStrict ? report.stats.flaky : 0),
    notes: [
      ...those("unexpected").map((test) => failure(name(test), test.run.results[0]?.error?.message)),
      ...those("flaky").map((test) => `FLAKY, passed at the second try only: ${name(test)}`),
      ...those("skipped").map((test) => `skipped: ${name(test)}`),
    ],
    files: [...seconds].map(([file, spent]) => ({ file: `e2e/${file}`, seconds: spent })),
  };
}

/**
 * @typedef {{ name: string, why: string }} Named
 * @typedef {{ name: string, seconds: number }} Timed
 * @param {string} file the report of e2e/faults.ts
 * @returns {Count}
 */
export function faultCount(file) {
  const report = read(file);
  if (!report) return missing(file);
  return {
    passed: report.passed,
    failed: report.failed.length,
    notes: [
      .../** @type {Named[]} */ (report.failed).map(({ name, why }) => failure(`e2e/faults/${name}`, why)),
      .../** @type {Named[]} */ (report.skipped).map(({ name, why }) => `fault not tried: ${name} (${why})`),
    ],
    files: /** @type {Timed[]} */ (report.seconds).map(({ name, seconds }) => ({
      file: `e2e/faults/${name}`,
      seconds,
    })),
  };
}
