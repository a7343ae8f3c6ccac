import { describe, expect, test } from "vitest";
import { kvarAnswer } from "./answer";
import type { Capacitors } from "./capacitors";
import { leastOfMain, mainText, nextRating } from "./main-switch";

const bank = (total: number, rated: number) =>
  ({ rate: 0, rated, steps: { size: total, count: 1, total } }) as Capacitors;

describe("main switch and cable of capacitors", () => {
  // 360 kvar at 450 V: 360/(√3 × 0.45) = 461.9 A; at 400 V they supply 284.4 kvar, 410.6 A.
  test.each([
    [360, 450, 400, 623.5, "≥ 624 A，取 630 A"],
    [400, 480, 400, 649.5, "≥ 650 A，取 800 A"],
    [30, 450, 400, 52, "≥ 52 A，取 63 A"],
  ])("%s kvar at %s V carry 1.35 times their rated current", (total, rated, system, amperes, text) => {
    expect(leastOfMain(bank(total, rated))).toBeCloseTo(amperes, 1);
    expect(mainText(bank(total, rated), system)).toBe(text);
  });

  // 1800 kvar at 11 kV: 1800/(√3 × 11) = 94.5 A.
  test("at high voltage get the current without a rating, as the smallest switches are larger", () => {
    expect(mainText(bank(1800, 11_000), 10_000)).toBe("≥ 128 A");
  });

  test("get the next standard rating, which may be the same, and none beyond the largest", () => {
    expect([630, 630.1, 6300, 6301].map(nextRating)).toEqual([630, 800, 6300, undefined]);
  });

  const given = (fields: Record<string, string>) =>
    kvarAnswer(
      { p: "500", pf1: "0.75", pf2: "0.95", sn: "", uk: "6", hours: "500", h: "3", u: "400", ...fields },
      [],
    ).answer;

  test("stand among the steps with their source, and a note says where 1.5 times is right", () => {
    const { steps = [], notes = [] } = given({}) ?? {};
    // 276.6 × (450/400)² = 350.1 kvar, in steps of 30: 360.
    expect(steps.find(({ name }) => name === "总开关与电缆")).toEqual({
      name: "总开关与电缆",
      formula: "1.35·Qn/(√3·Un) = 1.35 × 461.9 A（Un = 0.45 kV）",
      text: "≥ 624 A，取 630 A",
      source: "GB 50053-2013 5.1.4",
    });
    expect(notes.filter((text) => text.includes("总开关"))).toHaveLength(1);
  });

  test.each<Record<string, string>>([{ h: "" }, { u: "10000" }, { duty: "unbalanced" }])(
    "have no note where the bank is undecided or at high voltage: %o",
    (fields) => {
      expect(given(fields)?.notes.join()).not.toContain("总开关");
    },
  );
});
