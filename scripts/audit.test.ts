import { expect, test } from "vitest";
import { faultsIn } from "./audit.mjs";

test("an advisory is told with its package, severity and address, once", () => {
  const cause = { name: "left", severity: "high", title: "Hole", url: "https://example.com/GHSA" };
  const vulnerabilities = { left: { via: [cause] }, right: { via: ["left"] } };
  expect(faultsIn({ vulnerabilities, metadata: { vulnerabilities: { high: 2 } } })).toEqual([
    "high：left，Hole（https://example.com/GHSA）",
  ]);
  expect(faultsIn({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } })).toEqual([]);
});

test("a package with a wrong signature or none is told", () => {
  const left = { name: "left", version: "1.0.0" };
  expect(faultsIn({ invalid: [left], missing: [{ ...left, name: "right" }] })).toEqual([
    "签名不符：left 1.0.0",
    "没有签名：right 1.0.0",
  ]);
  expect(faultsIn({ invalid: [], missing: [] })).toEqual([]);
});

test("where no registry answers nothing is known, which is not the same as nothing wrong", () => {
  expect(faultsIn({ statusCode: 405, body: "", error: { summary: "", detail: "" } })).toBeUndefined();
});
