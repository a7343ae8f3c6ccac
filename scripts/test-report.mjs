// Reads what the tools of `npm test` have written about their tests: how many, which were not a plain pass, how slow.
import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What a stage's tests came to. `notes` name what was neither passed nor failed: it counts as neither.
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

/** A tool that ends well but has written no report has proved nothing. @param {string} file @returns {Count} */
const missing = (file) => ({ ...nothing(), failed: 1, notes: [`no report: ${path.basename(file)}`] });

/**
 * @typedef {{ name: string, startTime: number, endTime: number }} UnitFile
 * @param {string} file vitest's JSON report
 * @param {string} root
 * @returns {Count}
 */
export function unitCount(file, root) {
  const report = read(file);
  if (!report) return missing(file);
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to fail.
    failed: report.numFailedTests || report.numFailedTestSuites,
    notes: report.numPendingTests > 0 ? [`${report.numPendingTests} unit tests were skipped`] : [],
    files: /** @type {UnitFile[]} */ (report.testResults).map(({ name, startTime, endTime }) => ({
      file: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * @typedef {{ status: string, projectName: string, results: { duration: number }[] }} Run
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
 * @param {boolean} isStrict a test that passed at the second try only is a failure
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
      ...those("flaky").map((test) => `FLAKY, passed at the second try only: ${name(test)}`),
      ...those("skipped").map((test) => `skipped: ${name(test)}`),
    ],
    files: [...seconds].map(([file, spent]) => ({ file: `e2e/${file}`, seconds: spent })),
  };
}

/**
 * @typedef {{ name: string, why: string }} Skipped
 * @typedef {{ name: string, seconds: number }} Timed
 * @param {string} file the report of e2e/faults.ts
 * @returns {Count}
 */
export function faultCount(file) {
  const report = read(file);
  if (!report) return missing(file);
  return {
    passed: report.passed,
    failed: report.failed,
    notes: /** @type {Skipped[]} */ (report.skipped).map(
      ({ name, why }) => `fault not tried: ${name} (${why})`,
    ),
    files: /** @type {Timed[]} */ (report.seconds).map(({ name, seconds }) => ({
      file: `e2e/faults/${name}`,
      seconds,
    })),
  };
}
