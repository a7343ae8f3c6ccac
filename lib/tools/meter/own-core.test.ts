import { expect, test } from "vitest";
import { type Raw, rawOf } from "@/lib/tools/fields";
import type { Candidate } from "@/lib/tools/candidate";
import type { OptionRole } from "@/lib/tools/parameter-roles";
import { METER_FIELDS } from "./fields";
import { bringsCores, ownCoreAnswer, ownPrimary, wholeClass } from "./own-core";

const meter = (options: OptionRole[], ...primaries: [number, number][]): Candidate => ({
  ...{ id: 1, role: "meter", model: "LH-A", title: "" },
  figures: { primaryCurrent: primaries },
  ...{ choices: {}, options },
});
const SIZES = meter(["splitCore"], [600, 600], [100, 100], [200, 200], [400, 400]);
const RANGE = meter(["splitCore"], [100, 600]);

test("meters with their own transformers are distinguished from those with a 5 A input", () => {
  expect(bringsCores(SIZES)).toBe(true);
  expect(bringsCores(meter(["plugInCore"]))).toBe(true);
  expect(bringsCores(meter([]))).toBe(false);
});

test.each([
  [80, 100, 100],
  [81, 200, 125],
  [144, 200, 200],
  [209.5, 400, 300],
  [481, undefined, undefined],
  [15, undefined, undefined],
])("for %s A the own transformer has %s A, from a range of %s A", (current, single, ranged) => {
  expect(ownPrimary(SIZES, current)).toBe(single);
  expect(ownPrimary(RANGE, current)).toBe(ranged);
});

test("the answer names the own transformers only, and is empty if there are none for the load", () => {
  const answer = (raw: Raw) => ownCoreAnswer(rawOf(METER_FIELDS, { sys: "3p4w", by: "a", ...raw }), SIZES);
  expect(answer({ x: "144" })?.summary).toBe(
    "负荷 144 A：一次额定不小于 144/0.8 = 180 A，用LH-A随表的 200 A 互感器，负荷为其 72%，不另配互感器；整套按 1 级，用于监测。",
  );
  expect(answer({ x: "144" })?.figures[1]).toEqual({ name: "随表互感器", text: "200 A × 3" });
  for (const x of ["1000", "15", "abc"]) expect(answer({ x })).toBeUndefined();
  expect(answer({ x: "144", sys: "3p3w10" })).toBeUndefined();
});

test("a load for direct connection can also be measured with own transformers", () => {
  const raw = rawOf(METER_FIELDS, { sys: "3p4w", by: "a", x: "23" });
  expect(ownCoreAnswer(raw, SIZES)?.figures[1]).toEqual({ name: "随表互感器", text: "100 A × 3" });
});

test("with a split core below 200 A, which has class 1, the total class is 2", () => {
  expect([23, 144].map((current) => wholeClass(SIZES, current))).toEqual([2, 1]);
  expect(wholeClass(meter(["plugInCore"], [50, 400]), 23)).toBe(1);
  const raw = rawOf(METER_FIELDS, { sys: "3p4w", by: "a", x: "23" });
  expect(ownCoreAnswer(raw, SIZES)?.summary).toContain("整套按 2 级");
});
