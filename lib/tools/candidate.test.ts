import { expect, test } from "vitest";
import { type Candidate, fewest, named, notTooLarge, singlesWith } from "./candidate";

test.each([
  [[10, 20, 30, 40, 50], 92.6, 40, { size: 50, count: 2 }],
  [[90, 120, 300, 400], 243, 4, { size: 300, count: 1 }],
  [[60, 90, 120, 150, 180], 370, 4, { size: 150, count: 3 }],
  [[100], 50, 8, { size: 100, count: 1 }],
] as const)("from sizes %j, a demand of %s with at most %s pieces gives %j", (sizes, demand, most, way) => {
  expect(fewest(sizes, demand, most)).toEqual(way);
});

test("the total is never less than the demand, and nothing fits if too many pieces were needed", () => {
  for (let demand = 0.5; demand < 400; demand *= 1.07) {
    const { size = 0, count = 0 } = fewest([7.5, 10, 25, 50], demand, 8) ?? {};
    expect(size * count).toBeGreaterThanOrEqual(demand - 1e-6);
  }
  expect(fewest([10, 20], 500, 8)).toBeUndefined();
  expect(fewest([], 10, 8)).toBeUndefined();
});

test("what exceeds the demand by far is left out, unless nothing smaller is available", () => {
  const of = (...all: number[]) => all.map((times) => ({ times }));
  expect(notTooLarge(of(1.1, 1.4, 6.5, 11))).toEqual(of(1.1, 1.4));
  expect(notTooLarge(of(6.5, 2.2, 11))).toEqual(of(2.2));
  expect(notTooLarge([])).toEqual([]);
});

test("a product has the order code of the size, or none if the size does not determine it", () => {
  const candidate: Candidate = {
    ...{ id: 1, role: "smart", model: "LH-A", title: "甲", figures: {}, choices: {}, options: [] },
    pattern: {
      ...{ head: "LH-A", rules: [] },
      parts: [{ name: "容量", before: "/", after: "", figure: "size", values: [[20, "10+10"]] }],
    },
  };
  expect(named(candidate, { size: 20 })).toMatchObject({ code: "LH-A/10+10" });
  expect(named(candidate, { size: 30 })).toMatchObject({ code: "" });
  expect(named(candidate)).toMatchObject({ code: "" });
});

test("values that are only available together are chosen together", () => {
  const single = (...figures: number[]) => figures.map((figure) => [figure, figure] as const);
  const candidate: Candidate = {
    ...{ id: 1, role: "detuned", model: "LH-A", title: "甲", choices: {}, options: [] },
    figures: {
      capacitorVoltage: single(480, 525),
      reactanceRate: single(7, 14),
      ratedCapacity: single(40, 60),
    },
    combinations: [
      { capacitorVoltage: 480, reactanceRate: 7 },
      { capacitorVoltage: 525, reactanceRate: 14 },
      { ratedCapacity: 60, compensationMode: "共补" },
    ],
  };
  expect(singlesWith(candidate, "ratedCapacity", { capacitorVoltage: 480, reactanceRate: 7 })).toEqual([
    40, 60,
  ]);
  expect(singlesWith(candidate, "ratedCapacity", { capacitorVoltage: 480, reactanceRate: 14 })).toEqual([]);
  expect(singlesWith(candidate, "reactanceRate", { capacitorVoltage: 525 })).toEqual([14]);
  expect(singlesWith(candidate, "ratedCapacity", { compensationMode: "共补" })).toEqual([60]);
});
