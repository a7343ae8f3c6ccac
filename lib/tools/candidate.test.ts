import { expect, test } from "vitest";
import { type Candidate, fewest, named } from "./candidate";

test.each([
  [[10, 20, 30, 40, 50], 92.6, 40, { size: 50, count: 2 }],
  [[90, 120, 300, 400], 243, 4, { size: 300, count: 1 }],
  [[60, 90, 120, 150, 180], 370, 4, { size: 150, count: 3 }],
  [[100], 50, 8, { size: 100, count: 1 }],
] as const)("of %j, %s are reached by %s pieces at most: %j", (sizes, demand, most, way) => {
  expect(fewest(sizes, demand, most)).toEqual(way);
});

test("what is reached is never less than what is needed, and nothing fits where too many were needed", () => {
  for (let demand = 0.5; demand < 400; demand *= 1.07) {
    const { size = 0, count = 0 } = fewest([7.5, 10, 25, 50], demand, 8) ?? {};
    expect(size * count).toBeGreaterThanOrEqual(demand - 1e-6);
  }
  expect(fewest([10, 20], 500, 8)).toBeUndefined();
  expect(fewest([], 10, 8)).toBeUndefined();
});

test("a product is named with the order code of the size, or else with an example that decides nothing", () => {
  const candidate: Candidate = {
    ...{ id: 1, role: "smart", model: "LH-A", title: "甲", code: "LH-A/10" },
    ...{ codes: [{ size: 20, code: "LH-A/20" }], figures: {}, choices: {} },
  };
  expect(named(candidate, { size: 20 })).toMatchObject({ code: "LH-A/20", isDecided: true });
  expect(named(candidate, { size: 30 })).toMatchObject({ code: "LH-A/10", isDecided: false });
  expect(named(candidate)).toMatchObject({ code: "LH-A/10", isDecided: false });
});
