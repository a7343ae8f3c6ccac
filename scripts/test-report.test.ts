import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { e2eCount, faultCount, unitCount } from "./test-report.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "reports-"));
function reported(report: object) {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const played = (title: string, status: string) => ({
  title,
  tests: [{ status, projectName: "desktop", results: [{ duration: 1500 }] }],
});
const e2e = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 1 },
  suites: [
    {
      file: "cart.spec.ts",
      specs: [played("a list", "expected"), played("a note", "skipped")],
      suites: [{ file: "cart.spec.ts", specs: [played("a code", "flaky")] }],
    },
  ],
};

test("a test that passed at the second try only is named and no pass, and fails where that is asked for", () => {
  const at = (isStrict: boolean) => e2eCount(reported(e2e), isStrict);
  expect(at(false)).toMatchObject({ passed: 1, failed: 0 });
  expect(at(true)).toMatchObject({ passed: 1, failed: 1 });
  expect(at(true).notes[0]).toBe("FLAKY, passed at the second try only: [desktop] cart.spec.ts › a code");
});

test("a test that was skipped is named and counts as neither", () => {
  const { notes } = e2eCount(reported(e2e), true);
  expect(notes[1]).toBe("skipped: [desktop] cart.spec.ts › a note");
  const unit = {
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    numPendingTests: 2,
    testResults: [],
  };
  expect(unitCount(reported(unit), folder)).toMatchObject({
    passed: 3,
    notes: ["2 unit tests were skipped"],
  });
});

test("a fault that could not be tried is named and does not count as stood", () => {
  const skipped = [{ name: "disk-full", why: "no mount" }];
  const seconds = [{ name: "fsync", seconds: 3 }];
  const found = faultCount(reported({ passed: 1, failed: [], skipped, seconds }));
  expect(found).toMatchObject({ passed: 1, failed: 0, notes: ["fault not tried: disk-full (no mount)"] });
  expect(found.files).toEqual([{ file: "e2e/faults/fsync", seconds: 3 }]);
});

test("what failed is named with why among the last lines, whichever stage it failed in", () => {
  const files = [
    {
      name: path.join(folder, "a.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [{ status: "failed", fullName: "a sum", failureMessages: ["Error: 2\n\n at x"] }],
    },
    {
      name: path.join(folder, "b.test.ts"),
      status: "failed",
      message: "Error: no module",
      assertionResults: [],
    },
  ];
  const unit = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: files };
  expect(unitCount(reported(unit), folder).notes).toEqual([
    "FAILED: a.test.ts › a sum\n    Error: 2\n    at x",
    "FAILED: b.test.ts\n    Error: no module",
  ]);
  const broken = played("a list", "unexpected");
  const results = [{ duration: 1, error: { message: "\u001b[31mno rows\u001b[39m" } }];
  const report = {
    stats: e2e.stats,
    suites: [{ file: "cart.spec.ts", specs: [{ ...broken, tests: [{ ...broken.tests[0], results }] }] }],
  };
  expect(e2eCount(reported(report), false).notes).toEqual([
    "FAILED: [desktop] cart.spec.ts › a list\n    no rows",
  ]);
  const fault = { passed: 0, failed: [{ name: "fsync", why: "2 lost" }], skipped: [], seconds: [] };
  expect(faultCount(reported(fault))).toMatchObject({
    failed: 1,
    notes: ["FAILED: e2e/faults/fsync\n    2 lost"],
  });
});

test("a tool that wrote no report has failed, whatever it said", () => {
  const gone = path.join(folder, "gone.json");
  for (const { failed, notes } of [unitCount(gone, folder), e2eCount(gone, false), faultCount(gone)]) {
    expect(failed).toBe(1);
    expect(notes).toEqual(["no report: gone.json"]);
  }
});

test("a file of unit tests that cannot be loaded is a failure", () => {
  const unit = {
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 0,
    testResults: [],
  };
  expect(unitCount(reported(unit), folder).failed).toBe(1);
});

test("the seconds of a file are those of all its tests", () => {
  expect(e2eCount(reported(e2e), false).files).toEqual([{ file: "e2e/cart.spec.ts", seconds: 4.5 }]);
});
